import { Float, GraphQLISODateTime, ID, InputType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";
import { MetricThresholdType } from "./system-metrics.type";

@ApiObject("MetricLimits", "From which values on a metric is out of its range.")
export class MetricLimitsType {
  @Field(() => ID) id: string;
  @Field(() => String, "What the metric is called on the page, for example CPU.") name: string;
  @Field(() => String, "%, ms or MB; empty for what is counted.") unit: string;
  @Field(() => Float, "The highest value that a limit of it can have.") highest: number;
  @Field(() => MetricThresholdType, "The limits in force.") threshold: MetricThresholdType;
  @Field(() => MetricThresholdType, "The limits that the product comes with.") documented: MetricThresholdType;
  @Field(() => Boolean, "True when the limits in force are the documented ones.") isDocumented: boolean;
}

@ApiObject("MetricThresholdChange", "One change of the limits of a metric.")
export class MetricThresholdChangeType {
  @Field(() => ID) id: string;
  @Field(() => String, "The id of the metric, for example latency.") metric: string;
  @Field(() => Float, "The warning from then on.") warning: number;
  @Field(() => Float, "What was critical from then on.") critical: number;
  @Field(() => String, "Why they were changed.") reason: string;
  @Nullable(() => String, "Who changed them; null when that account is gone.") changedByName: string | null;
  @Field(() => GraphQLISODateTime, "When they were changed.") changedAt: Date;
}

export const MetricThresholdChangeConnection = connectionOf(
  "MetricThresholdChangeConnection",
  () => MetricThresholdChangeType,
);

@InputType("MetricThresholdInput", { description: "New limits of a metric." })
export class MetricThresholdInputType {
  @Field(() => String, "The id of the metric, for example latency.") metric: string;
  @Field(() => Float, "From this value on it is worth a look: above 0 and below critical.") warning: number;
  @Field(() => Float, "From this value on it is critical: at most `highest`.") critical: number;
  @Field(() => String, "Why, 5 to 500 characters: colleagues read it in the history.") reason: string;
}
