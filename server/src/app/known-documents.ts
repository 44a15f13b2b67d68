import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import type { RequestContext } from "../platform/context";
import type { ProblemExtensions } from "../platform/problems";
import { waitIfSlow } from "./demo/slowness";
import { isAboutTheSchema } from "./guard/introspection";
import { rootFields } from "./guard/key-scopes";
import { guardOperation, OPERATION_LIMITS } from "./guard/operation-guard";
import type { OperationReport } from "./operation-report";
import type { ServerPlatform } from "./request-context";

/** How many characters of documents are kept, and how long one may be: what is longer always goes through the API server. */
const MOST_CHARACTERS = 500_000;
const LONGEST = 20_000;
/** How many values of `Accept` are kept; browsers and libraries have a handful. */
const MOST_FORMS = 100;

/** A request as `POST /graphql` has it. */
export interface KnownRequest {
  body: unknown;
  contentType: string | undefined;
  accept: string | undefined;
}

/** The answer to one, word for word what the API server gives. */
export interface KnownAnswer {
  status: number;
  contentType: string;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** An operation of a document that was found valid. */
interface KnownOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** The first of its root fields, for the figures. */
  field: string;
}

/** The body of a request that says nothing else than these three. */
interface Body {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * The documents that the API server has read and found valid, and the short way of a request that brings one of them: the guard, the
 * execution and the text of the answer, without reading the document again. What could be answered otherwise there goes there:
 * calls with a key, documents about the schema, variables that do not fit, bodies of another form (docs/decisions/0094).
 */
export class KnownDocuments {
  private readonly byText = new Map<string, Map<string, KnownOperation>>();
  private characters = 0;
  /** What the API server answered to each `Accept`. */
  private readonly contentTypes = new Map<string, string>();

  constructor(
    private readonly platform: ServerPlatform,
    private readonly schema: GraphQLSchema,
    private readonly report: OperationReport,
  ) {}

  /** Keeps a document that is valid by the schema and all rules. The oldest make room. */
  remember(text: string, document: DocumentNode): void {
    if (text.length > LONGEST || this.byText.has(text)) return;
    this.byText.set(text, operationsOf(document));
    this.characters += text.length;
    for (const [oldest] of this.byText) {
      if (this.characters <= MOST_CHARACTERS) break;
      this.byText.delete(oldest);
      this.characters -= oldest.length;
    }
  }

  /** Keeps in what form the API server has answered to an `Accept`. */
  rememberForm(accept: string | undefined, contentType: string): void {
    if (this.contentTypes.size >= MOST_FORMS) this.contentTypes.clear();
    if ((accept ?? "").length < 200) this.contentTypes.set(accept ?? "", contentType);
  }

  /** Answers a request whose document is known; null for what the API server has to answer, and then nothing has happened. */
  async answer(context: RequestContext, { body, contentType, accept }: KnownRequest): Promise<KnownAnswer | null> {
    const form = this.contentTypes.get(accept ?? "");
    if (context.meter || !form || !JSON_TYPE.test(contentType ?? "") || !isPlain(body)) return null;
    const { query, operationName } = body;
    const known = this.byText.get(query)?.get(operationName ?? "");
    const variables = body.variables ?? undefined;
    if (!known || !this.canTake(known.operation, variables)) return null;
    const started = performance.now();
    await waitIfSlow(this.platform);
    const result = await this.run(context, known, operationName ?? undefined, variables);
    const { operation, field } = known;
    const { errors, status } = this.report.conclude(context, result.errors, { started, operation, field });
    const { data } = result;
    const head = headOf(result);
    return { contentType: form, ...head, status: status ?? head.status, body: `${JSON.stringify({ errors, data })}\n` };
  }

  private canTake({ variableDefinitions }: OperationDefinitionNode, variables: Body["variables"]): boolean {
    if (!variableDefinitions?.length) return true;
    return !getVariableValues(this.schema, variableDefinitions, variables ?? {}, { maxErrors: 1 }).errors;
  }

  private async run(
    contextValue: RequestContext,
    { document }: KnownOperation,
    operationName: string | undefined,
    variables: Record<string, unknown> | undefined,
  ): Promise<ExecutionResult> {
    const { schema } = this;
    try {
      await guardOperation(contextValue, { schema, document, operationName, variables });
      const options = { maxCoercionErrors: OPERATION_LIMITS.remarks - 1 };
      return await execute({ schema, document, contextValue, operationName, variableValues: variables, options });
    } catch (error) {
      return { errors: [asGraphqlError(error)] };
    }
  }
}

/** As Apollo wraps what the guard throws. */
function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const message = error instanceof Error ? error.message : `Unexpected error value: ${String(error)}`;
  return new GraphQLError(message, { originalError: error instanceof Error ? error : undefined });
}

/** What errors say of the answer's status and headers: the last one counts. */
function headOf({ errors = [], data }: ExecutionResult): Pick<KnownAnswer, "status" | "headers"> {
  const headers = new Map<string, string>();
  let status = data === undefined ? 500 : 200;
  for (const { extensions } of errors) {
    const http = extensions.http as ProblemExtensions["http"];
    status = http?.status ?? status;
    for (const [name, value] of http?.headers ?? []) headers.set(name, value);
  }
  return { status, headers };
}

function isPlain(body: unknown): body is Body {
  if (!isObject(body)) return false;
  const { query, operationName = null, variables = null, extensions = null } = body;
  return (
    typeof query === "string" &&
    extensions === null &&
    (operationName === null || (typeof operationName === "string" && operationName !== "")) &&
    (variables === null || isObject(variables))
  );
}

/** Queries and mutations of a document by their names; "" is the only one. None where something is asked about the schema. */
function operationsOf(document: DocumentNode): Map<string, KnownOperation> {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const known = new Map<string, KnownOperation>();
  for (const operation of operations) {
    const fields = [...rootFields(document, operation)];
    if (operation.operation === "subscription" || fields.some(isAboutTheSchema)) continue;
    const one = { document, operation, field: fields[0] ?? "none" };
    if (operation.name) known.set(operation.name.value, one);
    if (operations.length === 1) known.set("", one);
  }
  return known;
}
