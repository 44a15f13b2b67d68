import { Args, Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForStaff } from "../../platform/access";
import { OptionalArg } from "../../platform/api-object.type";
import type { IncidentKind } from "../../platform/incidents.rules";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { PERMISSIONS } from "../accounts/permission.rules";
import { listIncidents, watchIncidents } from "./incident.service";
import {
  IncidentFiguresType,
  IncidentKindEnum,
  SecurityIncidentConnection,
  type SecurityIncidentType,
} from "./incident.type";
import type { SecurityContext } from "./security-context";

/** Attacks and tries of them, for staff who look after security. */
@ForStaff(PERMISSIONS.viewSecurity)
@Resolver()
export class IncidentResolver {
  @Query(() => SecurityIncidentConnection, { description: "Security incidents, those that went on last first." })
  securityIncidents(
    @Ctx() ctx: SecurityContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("kind", () => IncidentKindEnum, "Those of one kind only.") kind?: IncidentKind,
  ): Promise<Page<SecurityIncidentType>> {
    return listIncidents(ctx, { kind, ...page });
  }

  @Subscription(() => IncidentFiguresType, {
    description: "Security incidents of the last 24 hours now, and at most once a second what they are then.",
    subscribe: ({ context }) => watchIncidents(context as SecurityContext),
  })
  securityIncidentsChanged(@Root() figures: IncidentFiguresType): IncidentFiguresType {
    return figures;
  }
}
