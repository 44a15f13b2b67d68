import { GraphQLISODateTime, ID, Int, registerEnumType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
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
  @Field(() => ID, "Opaque.") id: string;
  @Field(() => IncidentKindEnum, "What was tried.") kind: IncidentKind;
  @Field(() => String, "The same in words.") text: string;
  @Nullable(() => String, "The network address; null where there were too many at once to tell them apart.")
  address: string | null;
  @Field(() => Int, "How often.") count: number;
  @Field(() => GraphQLISODateTime, "The first time in its hour.") firstAt: Date;
  @Field(() => GraphQLISODateTime, "The last time in its hour.") lastAt: Date;
  @Field(() => Boolean, "Whether the firewall denies the address now.") isDenied: boolean;
}

export const SecurityIncidentConnection = connectionOf("SecurityIncidentConnection", () => SecurityIncidentType);

@ApiObject("IncidentCount", "How many incidents there were of one kind.")
export class IncidentCountType {
  @Field(() => IncidentKindEnum, "What was tried.") kind: IncidentKind;
  @Field(() => String, "The same in words.") text: string;
  @Field(() => Int, "How often in the last 24 hours.") count: number;
}

@ApiObject("IncidentFigures", "Security incidents of the last 24 hours.")
export class IncidentFiguresType {
  @Field(() => GraphQLISODateTime, "When they were counted.") at: Date;
  @Field(() => Int, "How many there were of all kinds.") total: number;
  @Field(() => [IncidentCountType], "Each kind, also without any.") kinds: IncidentCountType[];
}
