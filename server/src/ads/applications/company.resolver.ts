import { Ctx, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { companyChanged } from "./application.topics";
import { readCompanyOf, updateCompany } from "./company.service";
import { AdvertiserCompanyType, CompanyChangeInput } from "./company.type";

/** An advertiser's own company. */
@ForAdvertisers()
@Resolver()
export class CompanyResolver {
  @Query(() => AdvertiserCompanyType, { description: "NOT_FOUND for an account without a company." })
  company(@Ctx() ctx: RequestContext): Promise<AdvertiserCompanyType> {
    return readCompanyOf(ctx, signedIn(ctx));
  }

  @Mutation(() => AdvertiserCompanyType, {
    description: "Changes what an advertiser may change alone; the old words stay in `changes`.",
  })
  updateCompany(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => CompanyChangeInput) input: CompanyChangeInput,
  ): Promise<AdvertiserCompanyType> {
    return updateCompany(ctx, signedIn(ctx), input);
  }

  @Subscription(() => AdvertiserCompanyType, {
    description: "The company now, and after each change.",
    subscribe: ({ context }) => context.hub.subscribe(companyChanged, signedIn(context).id),
  })
  companyChanged(@Ctx() ctx: RequestContext): Promise<AdvertiserCompanyType> {
    return readCompanyOf(ctx, signedIn(ctx));
  }
}
