import { Args, Ctx, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import { PageArgs } from "../../platform/page.type";
import { AdDecisionChoicesType, AdDecisionType, ExplainDecisionInput } from "./ad-decision.type";
import type { AdvertisingContext } from "./ad-engine";
import { DECISION_CHOICES } from "./explain.rules";
import { explainDecision } from "./explain.service";

/** Why an advert is chosen, for staff who have to answer for it. */
@ForStaff(PERMISSIONS.explainAdverts)
@Resolver()
export class AdDecisionResolver {
  @Query(() => AdDecisionChoicesType, { description: "What can be said of a place and a person in explainDecision." })
  adDecisionChoices(): AdDecisionChoicesType {
    return DECISION_CHOICES;
  }

  @Query(() => AdDecisionType, { description: "Which advert would be shown now, and what keeps the others back." })
  explainDecision(
    @Ctx() ctx: AdvertisingContext,
    @Arg("input", () => ExplainDecisionInput) input: ExplainDecisionInput,
    @Args(() => PageArgs) page: PageArgs,
  ): AdDecisionType {
    return explainDecision(ctx, input, page);
  }
}
