import { Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs, PageArgs } from "../../platform/page.type";
import { type Page, readPageArguments } from "../../platform/pages";
import type { ComplianceCategory, ComplianceSeverity } from "./compliance.rules";
import { historyByRule } from "./rule.loaders";
import { activateRule, addRule, deactivateRule, editRule, listRules, readRuleById } from "./rule.service";
import {
  ComplianceRuleConnection,
  ComplianceRuleInput,
  ComplianceRuleType,
  RuleActivationType,
  RuleChangeConnection,
  type RuleChangeType,
  RuleTrialType,
} from "./rule.type";
import { tryRule } from "./trial.service";
import { ComplianceCategoryEnum, ComplianceSeverityEnum } from "./violation.type";

/** The rules that adverts are judged by, for whoever reviews adverts. */
@ForStaff(PERMISSIONS.reviewAdverts)
@Resolver(() => ComplianceRuleType)
export class ComplianceRuleResolver {
  @Query(() => ComplianceRuleConnection, { description: "The last changed first." })
  complianceRules(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("active", () => Boolean, "True for active rules only, false for the others; null for all.")
    active?: boolean,
    @OptionalArg("category", () => ComplianceCategoryEnum, "Only rules about this; null for all.")
    category?: ComplianceCategory,
    @OptionalArg("severity", () => ComplianceSeverityEnum, "Only rules that are as serious; null for all.")
    severity?: ComplianceSeverity,
    @OptionalArg("search", () => String, "A part of the name, of the description or of a keyword.") search?: string,
  ): Promise<Page<ComplianceRuleType>> {
    return listRules(ctx, { active, category, severity, search, ...page });
  }

  @Query(() => ComplianceRuleType, { nullable: true, description: "One rule with its history." })
  complianceRule(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ComplianceRuleType> {
    return readRuleById(ctx, id);
  }

  @Query(() => RuleTrialType, { description: "What a rule would hit; nothing is stored." })
  tryComplianceRule(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ComplianceRuleInput) input: ComplianceRuleInput,
    @OptionalArg("text", () => String, "Up to 20,000 characters, judged as the description of an advert.")
    text?: string,
  ): Promise<RuleTrialType> {
    return tryRule(ctx, input, text);
  }

  @FieldResolver(() => RuleChangeConnection, { description: "What was done to it, the newest first." })
  history(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ComplianceRuleType,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<RuleChangeType>> {
    return ctx.loaders.get(historyByRule).load({ ruleId: id, ...readPageArguments(page.first, page.after, "number") });
  }
}

/** Changing the rules. */
@ForStaff(PERMISSIONS.changeComplianceRules)
@Resolver()
export class ComplianceRuleActsResolver {
  @Mutation(() => ComplianceRuleType, { description: "It judges nothing before it is activated." })
  createComplianceRule(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ComplianceRuleInput) input: ComplianceRuleInput,
  ): Promise<ComplianceRuleType> {
    return addRule(ctx, signedIn(ctx), input);
  }

  @Mutation(() => ComplianceRuleType, {
    description: "Adverts that an active rule breaks after the change are stopped, as when it is activated.",
  })
  updateComplianceRule(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, "The version that was looked at.") version: number,
    @Arg("input", () => ComplianceRuleInput) input: ComplianceRuleInput,
  ): Promise<ComplianceRuleType> {
    return editRule(ctx, signedIn(ctx), { id, version, input });
  }

  @Mutation(() => RuleActivationType, {
    description: "Adverts are judged by it from now on. Those that are shown and break it are stopped and reviewed.",
  })
  activateComplianceRule(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<RuleActivationType> {
    return activateRule(ctx, signedIn(ctx), id);
  }

  @Mutation(() => ComplianceRuleType, { description: "What it stopped stays stopped until somebody decides." })
  deactivateComplianceRule(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ComplianceRuleType> {
    return deactivateRule(ctx, signedIn(ctx), id);
  }
}
