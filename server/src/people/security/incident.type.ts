import { Field, GraphQLISODateTime, ID, Int, registerEnumType } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import { INCIDENT_KINDS, INCIDENTS, type IncidentKind } from "../../platform/incidents.rules";
import { connectionOf } from "../../platform/page.type";

export const IncidentKindEnum = Object.fromEntries(INCIDENT_KINDS.map((name) => [name, name]));
registerEnumType(IncidentKindEnum, {
  name: "IncidentKind",
  description: "What counts as an attack or a try of one.",
  valuesConfig: Object.fromEntries(INCIDENT_KINDS.map((kind) => [kind, { description: `${INCIDENTS[kind]}.` }])),
});

@ApiObject("SecurityIncident", "What was tried from one network address within one hour. Kept for 90 days.")
export class SecurityIncidentType {
  @Field(() => ID, { description: "Opaque." })
  id: string;

  @Field(() => IncidentKindEnum, { description: "What was tried." })
  kind: IncidentKind;

  @Field(() => String, { description: "The same in words." })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: "The network address; null where there were too many at once to tell them apart.",
  })
  address: string | null;

  @Field(() => Int, { description: "How often." })
  count: number;

  @Field(() => GraphQLISODateTime, { description: "The first time in its hour." })
  firstAt: Date;

  @Field(() => GraphQLISODateTime, { description: "The last time in its hour." })
  lastAt: Date;

  @Field(() => Boolean, { description: "Whether the firewall denies the address now." })
  isDenied: boolean;
}

export const SecurityIncidentConnection = connectionOf("SecurityIncidentConnection", () => SecurityIncidentType);

@ApiObject("IncidentCount", "How many incidents there were of one kind.")
export class IncidentCountType {
  @Field(() => IncidentKindEnum, { description: "What was tried." })
  kind: IncidentKind;

  @Field(() => String, { description: "The same in words." })
  text: string;

  @Field(() => Int, { description: "How often in the last 24 hours." })
  count: number;
}

@ApiObject("IncidentFigures", "Security incidents of the last 24 hours.")
export class IncidentFiguresType {
  @Field(() => GraphQLISODateTime, { description: "When they were counted." })
  at: Date;

  @Field(() => Int, { description: "How many there were of all kinds." })
  total: number;

  @Field(() => [IncidentCountType], { description: "Each kind, also without any." })
  kinds: IncidentCountType[];
}
