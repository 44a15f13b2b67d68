import { Ctx, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForStaff } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { IncidentKind } from "../../platform/incidents.rules";
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
    @Arg("first", () => Int, { defaultValue: 20, description: "How many, at most 100." }) first: number,
    @OptionalArg("kind", () => IncidentKindEnum, "Those of one kind only.") kind?: IncidentKind,
    @OptionalArg("after", () => String, "The cursor after which the page begins.") after?: string,
  ): Promise<Page<SecurityIncidentType>> {
    return listIncidents(ctx, { kind, first, after });
  }

  @Subscription(() => IncidentFiguresType, {
    description: "Security incidents of the last 24 hours now, and at most once a second what they are then.",
    subscribe: ({ context }) => watchIncidents(context as SecurityContext),
  })
  securityIncidentsChanged(@Root() figures: IncidentFiguresType): IncidentFiguresType {
    return figures;
  }
}
