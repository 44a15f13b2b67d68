import { ID } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { ReferenceType } from "../clinical/care.type";

@ApiObject("DecidedCare", "A way to get care.")
export class DecidedCareType {
  @Field(() => ID, "Such as gp-days.") id: string;
  @Field(() => String, "What it is called.") name: string;
}

@ApiObject("DecidedFact", "Something that is there.")
export class DecidedFactType {
  @Field(() => ID, "The fact of the clinical book, such as throat.sore.") fact: string;
  @Field(() => String, "What it is called.") label: string;
}

@ApiObject("DecidingRow", "A row of the clinical book that had a say: what it found, and where that leads.")
export class DecidingRowType {
  @Field(() => ID, "The pathway of the clinical book, such as sore-throat.") pathway: string;
  @Field(() => String, "What the pathway is called.") complaint: string;
  @Field(() => DecidedCareType, "Where the row leads.") care: DecidedCareType;
  @Field(() => String, "Why, as the book says it.") because: string;
  @Field(() => [DecidedFactType], "What of the row is there; none where nothing of the pathway was found.")
  facts: DecidedFactType[];
  @Field(() => Boolean, "Whether the answer follows this row: it is the most urgent one.") isDecisive: boolean;
  @Nullable(() => ReferenceType, "What the row follows.") source: ReferenceType | null;
}
