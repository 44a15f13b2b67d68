import { Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import type { AnomalySeverity } from "./anomaly.rules";
import { AnomalySeverityEnum } from "./anomaly.type";

@ApiObject("AnomalyMails", "About which anomalies the person who asks is mailed. Nobody is unless they chose it.")
export class AnomalyMailsType {
  @Nullable(
    () => AnomalySeverityEnum,
    "From which severity on they are mailed, once for each that an anomaly has; null for no mails.",
  )
  from: AnomalySeverity | null;
  @Field(() => Boolean, "True when they are mailed as well once such an anomaly is over.") whenResolved: boolean;
  @Field(() => Int, "How many of these emails are sent in an hour at most; the rest go into a digest.")
  mailsAnHour: number;
}
