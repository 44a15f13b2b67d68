import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { ModelRecordType } from "./assistant-version.type";

@ApiObject("GateCheck", "One thing that is asked of a model before it may answer.")
export class GateCheckType {
  @Field(() => String, "accuracy, precision, recall, f1 or missedEmergencies.") name: string;
  @Field(() => Float, "What was measured: a share from 0 to 1, or the number of missed emergencies.") value: number;
  @Field(() => Float, "At least this; of missed emergencies at most this.") threshold: number;
  @Field(() => Boolean, "True when the value is good enough.") isMet: boolean;
  @Field(() => String, "The same in words.") sentence: string;
}

@ApiObject("TrainedModel", "A version of the text model that could answer.")
export class TrainedModelType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "The number of the version, such as 2.2.0.") version: string;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
  @Field(() => Boolean, "Whether it is the one that is published.") isPublished: boolean;
  @Field(() => Boolean, "Whether it came with the product's code.") isBuiltIn: boolean;
  @Field(() => [GateCheckType], "What is asked of it before it may answer.") gate: GateCheckType[];
  @Field(() => ModelRecordType, "How it was made and what was measured.") record: ModelRecordType;
  @Field(() => String, "SHA-256 of its weights.") checksum: string;
}

export const TrainedModelConnection = connectionOf("TrainedModelConnection", () => TrainedModelType);

@ApiObject("ModelMetric", "A figure of the published version, from 0 to 1.")
export class ModelMetricType {
  @Field(() => String, "accuracy, precision, recall or f1.") name: string;
  @Field(() => Float, "What the published version reaches.") current: number;
  @Nullable(() => Float, "Of the version that a roll-back leads to.") previous: number | null;
  @Nullable(() => Float, "Current less previous.") change: number | null;
  @Field(() => Float, "What a model has to reach to be published.") threshold: number;
  @Field(() => Boolean, "True when it is at least the threshold.") isMet: boolean;
}

@ApiObject("ModelOverview", "The published version in figures.")
export class ModelOverviewType {
  @Field(() => String, "The version that is published.") version: string;
  @Nullable(() => String, "The version that a roll-back leads to.") previousVersion: string | null;
  @Field(() => GraphQLISODateTime, "When it began to answer.") publishedAt: Date;
  @Field(() => Int, "How many cases the figures were measured on.") cases: number;
  @Field(() => [ModelMetricType], "Accuracy, precision, recall and F1.") metrics: ModelMetricType[];
  @Nullable(() => String, "A sentence when the published version cannot be read, and so another answers.")
  problem: string | null;
}

const PublicationKindEnum = enumType(
  "PublicationKind",
  "Whether a new version or an earlier one began to answer.",
  ["PUBLISHED", "ROLLED_BACK"],
  { PUBLISHED: "A new version began to answer.", ROLLED_BACK: "The version before answers again." },
);

@ApiObject("ModelPublication", "One time that another version began to answer.")
export class ModelPublicationType {
  @Field(() => ID)
  id: string;
  @Field(() => GraphQLISODateTime, "When the other version began to answer.") at: Date;
  @Nullable(() => String, "Who did it; null for the product itself with a release, and when the account is erased.")
  by: string | null;
  @Field(() => PublicationKindEnum, "Whether it was a new version or an earlier one.")
  kind: keyof typeof PublicationKindEnum;
  @Field(() => String, "The version that began to answer.") version: string;
  @Nullable(() => String, "The version that was published until then.") previousVersion: string | null;
}

export const ModelPublicationConnection = connectionOf("ModelPublicationConnection", () => ModelPublicationType);

@ApiObject("ComparedCase", "A case that no model learned from, as a model and the published one judge it.")
export class ComparedCaseType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "In which language the cases are written, as an ISO 639-1 code.") language: string;
  @Field(() => String, "The way in which it is written.") style: string;
  @Field(() => String, "The sentence that is judged.") text: string;
  @Field(() => String, "What it should be given: emergency, urgent or routine.") label: string;
  @Field(() => String, "What the model gives, with the rules.") given: string;
  @Nullable(() => String, "What the published model gives; null when it was not asked about this case.")
  publishedGiven: string | null;
}

export const ComparedCaseConnection = connectionOf("ComparedCaseConnection", () => ComparedCaseType);
