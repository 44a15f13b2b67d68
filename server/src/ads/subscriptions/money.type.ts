import { Float, Int } from "type-graphql";
import { ApiObject, Field } from "../../platform/api-object.type";

@ApiObject("MoneyLine", "One part of a sum.")
export class MoneyLineType {
  @Field(() => String, "What is charged, as it stands on the invoice.") text: string;
  @Field(() => Int, "Pence, without VAT.") netPence: number;
}

@ApiObject(
  "Money",
  "A sum with what it consists of. All amounts are whole pence; VAT is rounded once, on the sum of the lines.",
)
export class MoneyType {
  @Field(() => [MoneyLineType], "What the sum consists of.") lines: MoneyLineType[];
  @Field(() => Int, "The sum of the lines.") netPence: number;
  @Field(() => Float, "Percent, with at most two decimals.") vatPercent: number;
  @Field(() => Int, "The VAT on the net sum, in pence.") vatPence: number;
  @Field(() => Int, "What is charged: net and VAT.") grossPence: number;
}
