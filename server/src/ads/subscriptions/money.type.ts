import { Field, Float, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";

@ApiObject("MoneyLine", "One part of a sum.")
export class MoneyLineType {
  @Field(() => String, { description: "What is charged, as it stands on the invoice." }) text: string;
  @Field(() => Int, { description: "Pence, without VAT." }) netPence: number;
}

@ApiObject(
  "Money",
  "A sum with what it consists of. All amounts are whole pence; VAT is rounded once, on the sum of the lines.",
)
export class MoneyType {
  @Field(() => [MoneyLineType], { description: "What the sum consists of." }) lines: MoneyLineType[];
  @Field(() => Int, { description: "The sum of the lines." }) netPence: number;
  @Field(() => Float, { description: "Percent, with at most two decimals." }) vatPercent: number;
  @Field(() => Int, { description: "The VAT on the net sum, in pence." }) vatPence: number;
  @Field(() => Int, { description: "What is charged: net and VAT." }) grossPence: number;
}
