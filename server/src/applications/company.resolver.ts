import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import { changeCompany, readCompanyOf } from "./company.service";
import { AdvertiserCompanyType, CompanyChangeInput } from "./company.type";

/** An advertiser's own company. */
@ForAdvertisers()
@Resolver()
export class CompanyResolver {
  @Query(() => AdvertiserCompanyType, { description: "NOT_FOUND for an account without a company." })
  company(@Ctx() ctx: RequestContext): Promise<AdvertiserCompanyType> {
    return readCompanyOf(ctx, signedIn(ctx));
  }

  @Mutation(() => AdvertiserCompanyType)
  changeCompany(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => CompanyChangeInput) input: CompanyChangeInput,
  ): Promise<AdvertiserCompanyType> {
    return changeCompany(ctx, signedIn(ctx), input);
  }
}
