import { Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { type FirewallRuleStatus, RULE_STATUSES } from "./firewall.rules";

export const FirewallRuleStatusEnum = enumType(
  "FirewallRuleStatus",
  "Only ACTIVE rules deny. EXPIRED ones do not, whether they are switched on or not.",
  RULE_STATUSES,
  {
    ACTIVE: "It denies.",
    EXPIRED: "Its time is over.",
    INACTIVE: "It is switched off.",
  },
);

@InputType({ description: "A rule of the firewall: whoever comes from the range is denied." })
export class FirewallRuleInput {
  @Field(
    () => String,
    "An IPv4 or IPv6 address, or a range such as 192.0.2.0/24. Never everybody, never whoever sends it, no other rule's.",
  )
  ipRange: string;
  @Field(() => String, "1 to 200 characters.") description: string;
  @Nullable(() => String, "Up to 1,000 characters, for colleagues.") note?: string | null;
  @Field(() => Boolean, {
    defaultValue: true,
    description: "The switch: false keeps the rule without denying anybody.",
  })
  isActive: boolean;
  @Nullable(() => GraphQLISODateTime, "From then on it denies nobody; null for never.") expiresAt?: Date | null;
}

@ApiObject("FirewallRule", "Whoever comes from the range is denied.")
export class FirewallRuleType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "As a network: 192.0.2.0/24, 192.0.2.7/32, 2001:db8::/32.") ipRange: string;
  @Field(() => String, 'How much that is, in words: "256 addresses".') coverage: string;
  @Field(() => String, "What the rule is for, in a few words.") description: string;
  @Nullable(() => String, "More about it, for colleagues; null when there is nothing.") note: string | null;
  @Field(() => Boolean, "The switch. An expired rule denies nobody, whatever its switch says.") isActive: boolean;
  @Field(() => FirewallRuleStatusEnum, "Whether it denies at this moment.") status: FirewallRuleStatus;
  @Nullable(() => GraphQLISODateTime, "From then on it denies nobody; null for never.") expiresAt: Date | null;
  @Field(() => Float, "How many requests it denied, a whole number; counted within a second.") hits: number;
  @Nullable(() => GraphQLISODateTime, "When it last denied somebody; null when it never did.") lastHitAt: Date | null;
  @Nullable(() => String, "Who added it; null when that account is gone.") createdBy: string | null;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
  @Field(() => Int, "Give this back with a change.") version: number;
}

export const FirewallRuleConnection = connectionOf("FirewallRuleConnection", () => FirewallRuleType);

@ApiObject("Firewall", "The firewall as a whole.")
export class FirewallType {
  @Field(() => GraphQLISODateTime, "When this was counted.") at: Date;
  @Field(() => Boolean, "False while the server was started with FIREWALL_DISABLED=true.") isEnforced: boolean;
  @Field(() => String, "Moves with each change of a rule, not with hits.") revision: string;
  @Field(() => Int, "Rules in all, also those that do not deny.") ruleCount: number;
  @Field(() => Int, "Rules that deny at this moment.") activeCount: number;
  @Field(() => [FirewallRuleType], "The 50 that denied somebody last.") lastHit: FirewallRuleType[];
}

@ApiObject("FirewallTest", "What the rules say to an address.")
export class FirewallTestType {
  @Field(() => String, "The address as the firewall sees it: IPv4 inside of IPv6 is IPv4.") normalised: string;
  @Field(() => Boolean, "True when a request from there would be denied.") isDenied: boolean;
  @Nullable(() => FirewallRuleType, "The first rule that denies it.") rule: FirewallRuleType | null;
}
