import { Float, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";

@ApiObject("SystemUptime", "How much of the time the product ran.")
export class SystemUptimeType {
  @Field(() => Float, "The share of minutes in which a process of the product ran, from 0 to 100.") percent: number;
  @Field(() => Date, "From when it is counted: 30 days ago, or later where less is known.") since: Date;
}

@ApiObject("AdministrationTiles", "The figures above the administration.")
export class AdministrationTilesType {
  @Field(() => Date, "When the figures were counted.") asOf: Date;
  @Field(() => Int, "People who used a session in the last 24 hours, each counted once.") activeUsers: number;
  @Nullable(() => SystemUptimeType, "Null before the first minute is known.") uptime: SystemUptimeType | null;
  @Nullable(
    () => Int,
    "Attacks and tries of them in the last 24 hours, as `securityIncidents` lists them; null without `security.view`.",
  )
  securityIncidents: number | null;
  @Nullable(() => Int, "Anomalies that are not over; null without `system.view`.") openAnomalies: number | null;
}
