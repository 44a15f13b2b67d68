import { Query, Resolver } from "type-graphql";
import { PLANS } from "./plan.rules";
import { PlanType } from "./plan.type";

/** Public by nature: listed by name in the access test. */
@Resolver()
export class PlanResolver {
  @Query(() => [PlanType], { description: "What advertisers can buy, the smallest plan first." })
  plans(): PlanType[] {
    return [...PLANS];
  }
}
