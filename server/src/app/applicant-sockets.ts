import { GraphQLError, getArgumentValues, Kind } from "graphql";
import { applicationOf } from "../ads/applications/application-token.service";
import { forbidden, Problem } from "../platform/problems";
import type { ServerContext } from "./request-context";
import type { PreparedSubscription } from "./socket-operations";

/** Somebody without an account who has the secret of an application. */
export interface Applicant {
  applicationId: string;
  /** The secret with which the socket was opened. */
  token: string;
  address: string;
}

/** The one subscription that applicants may open. */
const OWN = "applicationStatusChanged";

/** Who opens a socket with `connectionParams.application`; null for a wrong secret, and after too many wrong ones. */
export async function readApplicant(ctx: ServerContext, token: unknown): Promise<Applicant | null> {
  if (typeof token !== "string") {
    return null;
  }
  try {
    return { applicationId: await applicationOf(ctx, token), token, address: ctx.address };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Refuses all but the applicant's own application. @throws FORBIDDEN; nothing has run by then. */
export function refuseOtherSubscriptions(
  { schema, operation, variableValues }: PreparedSubscription,
  { token }: Applicant,
): void {
  const [selection] = operation.selectionSet.selections;
  const field =
    selection?.kind === Kind.FIELD && selection.name.value === OWN
      ? schema.getSubscriptionType()?.getFields()[OWN]
      : undefined;
  if (!field || selection?.kind !== Kind.FIELD || operation.selectionSet.selections.length !== 1) {
    throw forbidden();
  }
  try {
    const args = getArgumentValues(field, selection, variableValues ?? {});
    if (args.token === token) return;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error; // the variables do not fit: not the own application
  }
  throw forbidden();
}
