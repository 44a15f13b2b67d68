import { Field, ID, ObjectType } from "type-graphql";
import { ReferenceType } from "../clinical/care.type";

@ObjectType("DecidedCare", { simpleResolvers: true, description: "A way to get care." })
export class DecidedCareType {
  @Field(() => ID, { description: "Such as gp-days." })
  id: string;

  @Field(() => String, { description: "What it is called." })
  name: string;
}

@ObjectType("DecidedFact", { simpleResolvers: true, description: "Something that is there." })
export class DecidedFactType {
  @Field(() => ID, { description: "The fact of the clinical book, such as throat.sore." })
  fact: string;

  @Field(() => String, { description: "What it is called." })
  label: string;
}

@ObjectType("DecidingRow", {
  simpleResolvers: true,
  description: "A row of the clinical book that had a say: what it found, and where that leads.",
})
export class DecidingRowType {
  @Field(() => ID, { description: "The pathway of the clinical book, such as sore-throat." })
  pathway: string;

  @Field(() => String, { description: "What the pathway is called." })
  complaint: string;

  @Field(() => DecidedCareType, { description: "Where the row leads." })
  care: DecidedCareType;

  @Field(() => String, { description: "Why, as the book says it." })
  because: string;

  @Field(() => [DecidedFactType], {
    description: "What of the row is there; none where nothing of the pathway was found.",
  })
  facts: DecidedFactType[];

  @Field(() => Boolean, { description: "Whether the answer follows this row: it is the most urgent one." })
  isDecisive: boolean;

  @Field(() => ReferenceType, { nullable: true, description: "What the row follows." })
  source: ReferenceType | null;
}
