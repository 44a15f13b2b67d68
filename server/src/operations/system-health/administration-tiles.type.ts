import { Field, Float, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";

@ApiObject("SystemUptime", "How much of the time the product ran.")
export class SystemUptimeType {
  @Field(() => Float, { description: "The share of minutes in which a process of the product ran, from 0 to 100." })
  percent: number;
  @Field(() => Date, { description: "From when it is counted: 30 days ago, or later where less is known." })
  since: Date;
}

@ApiObject("AdministrationTiles", "The figures above the administration.")
export class AdministrationTilesType {
  @Field(() => Date, { description: "When the figures were counted." }) asOf: Date;
  @Field(() => Int, { description: "People who used a session in the last 24 hours, each counted once." })
  activeUsers: number;
  @Field(() => SystemUptimeType, { nullable: true, description: "Null before the first minute is known." })
  uptime: SystemUptimeType | null;
  @Field(() => Int, {
    nullable: true,
    description:
      "Attacks and tries of them in the last 24 hours, as `securityIncidents` lists them; null without `security.view`.",
  })
  securityIncidents: number | null;
  @Field(() => Int, { nullable: true, description: "Anomalies that are not over; null without `system.view`." })
  openAnomalies: number | null;
}
