import { Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import { PageArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { PERMISSIONS } from "../accounts/permission.rules";
import type { FirewallRuleStatus } from "./firewall.rules";
import {
  createFirewallRule,
  deleteFirewallRule,
  moveFirewallRule,
  setFirewallRuleActive,
  updateFirewallRule,
} from "./firewall.service";
import {
  FirewallRuleConnection,
  FirewallRuleInput,
  FirewallRuleStatusEnum,
  FirewallRuleType,
  FirewallTestType,
  FirewallType,
} from "./firewall.type";
import { listFirewallRules, readFirewallRule, testFirewallAddress, watchFirewall } from "./firewall-list.service";
import type { SecurityContext } from "./security-context";

/** Who is denied, for staff who look after security. */
@ForStaff(PERMISSIONS.viewSecurity)
@Resolver()
export class FirewallResolver {
  @Query(() => FirewallRuleConnection, {
    description: "In their order: the first that denies somebody counts the hit.",
  })
  firewallRules(
    @Ctx() ctx: SecurityContext,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg("status", () => FirewallRuleStatusEnum, "Only rules that stand so; null for all.")
    status?: FirewallRuleStatus,
    @OptionalArg("search", () => String, "A part of the description; up to 100 characters.") search?: string,
  ): Promise<Page<FirewallRuleType>> {
    return listFirewallRules(ctx, { status, search, ...page });
  }

  @Query(() => FirewallRuleType, { nullable: true, description: "One rule, whatever its status." })
  firewallRule(@Ctx() ctx: SecurityContext, @Arg("id", () => ID) id: string): Promise<FirewallRuleType> {
    return readFirewallRule(ctx.db, ctx.clock.now(), id);
  }

  @Query(() => FirewallTestType, { description: "Whether an address would be denied; nothing is counted." })
  testFirewallAddress(
    @Ctx() ctx: SecurityContext,
    @Arg("address", () => String, "An IPv4 or IPv6 address.") address: string,
  ): Promise<FirewallTestType> {
    return testFirewallAddress(ctx, address);
  }

  @Subscription(() => FirewallType, {
    description: "The firewall now, and at most once a second what it is then.",
    subscribe: ({ context }) => watchFirewall(context as SecurityContext),
  })
  firewallChanged(@Root() firewall: FirewallType): FirewallType {
    return firewall;
  }
}

/** Changing who is denied. A change is in force when it is answered, and within two seconds in every process. */
@ForStaff(PERMISSIONS.manageSecurity)
@Resolver()
export class FirewallActsResolver {
  @Mutation(() => FirewallRuleType, {
    description:
      "Adds a rule at the end; it is in force when this is answered. BAD_USER_INPUT for a range that would lock its author out.",
  })
  createFirewallRule(
    @Ctx() ctx: SecurityContext,
    @Arg("input", () => FirewallRuleInput) input: FirewallRuleInput,
  ): Promise<FirewallRuleType> {
    return createFirewallRule(ctx, signedIn(ctx), input);
  }

  @Mutation(() => FirewallRuleType, {
    description:
      "Changes a rule; it is in force when this is answered. BAD_USER_INPUT for a range that would lock its author out.",
  })
  updateFirewallRule(
    @Ctx() ctx: SecurityContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, "The version that was looked at.") version: number,
    @Arg("input", () => FirewallRuleInput) input: FirewallRuleInput,
  ): Promise<FirewallRuleType> {
    return updateFirewallRule(ctx, { id, version, input });
  }

  @Mutation(() => FirewallRuleType, { description: "CONFLICT when it is so already or was changed meanwhile." })
  setFirewallRuleActive(
    @Ctx() ctx: SecurityContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, "The version that was looked at.") version: number,
    @Arg("isActive", () => Boolean, "Whether the rule denies from now on.") isActive: boolean,
  ): Promise<FirewallRuleType> {
    return setFirewallRuleActive(ctx, { id, version, isActive });
  }

  @Mutation(() => FirewallRuleType, {
    description: "Puts a rule before another one. The order says only which rule counts the hit.",
  })
  moveFirewallRule(
    @Ctx() ctx: SecurityContext,
    @Arg("id", () => ID) id: string,
    @OptionalArg("before", () => ID, "The rule that is to follow it; null for the end.") before?: string | null,
  ): Promise<FirewallRuleType> {
    return moveFirewallRule(ctx, id, before ?? null);
  }

  @Mutation(() => ID, { description: "The id of the rule that is gone." })
  deleteFirewallRule(@Ctx() ctx: SecurityContext, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteFirewallRule(ctx, id);
  }
}
