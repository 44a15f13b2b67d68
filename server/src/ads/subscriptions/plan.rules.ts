export const TIERS = ["BRONZE", "SILVER", "GOLD", "PLATINUM"] as const;
export type Tier = (typeof TIERS)[number];

export interface Plan {
  tier: Tier;
  name: string;
  /** A month, excluding VAT. */
  pricePence: number;
  /** Counted impressions that the price includes. */
  impressions: number;
  /** For each 1,000 impressions over the quota. */
  overQuotaRatePence: number;
  features: readonly string[];
  targetingOptions: readonly string[];
  support: string;
  mostPopular: boolean;
}

const BASIC = ["Geography", "Languages"] as const;
const CLUSTERS = [...BASIC, "Symptom Clusters", "Wearable Cohorts"] as const;
const RELATED = [...CLUSTERS, "Related topics", "Return to topic the same day"] as const;

/** The four tiers, the smallest first (specification of the portals, section 9). An upgrade leads to a later one. */
export const PLANS: readonly Plan[] = [
  {
    tier: "BRONZE",
    name: "Bronze",
    pricePence: 500_00,
    impressions: 100_000,
    overQuotaRatePence: 10_00,
    features: ["Basic geo and language targeting", "Email support"],
    targetingOptions: BASIC,
    support: "Email support",
    mostPopular: false,
  },
  {
    tier: "SILVER",
    name: "Silver",
    pricePence: 1_500_00,
    impressions: 500_000,
    overQuotaRatePence: 8_00,
    features: ["Advanced targeting", "Quarterly review"],
    targetingOptions: CLUSTERS,
    support: "Quarterly review",
    mostPopular: false,
  },
  {
    tier: "GOLD",
    name: "Gold",
    pricePence: 3_500_00,
    impressions: 1_500_000,
    overQuotaRatePence: 6_00,
    features: ["Retargeting and lookalike audiences", "Dedicated account manager"],
    targetingOptions: RELATED,
    support: "Dedicated account manager",
    mostPopular: true,
  },
  {
    tier: "PLATINUM",
    name: "Platinum",
    pricePence: 7_500_00,
    impressions: 5_000_000,
    overQuotaRatePence: 5_00,
    features: ["A/B testing and API access", "24/7 phone support"],
    targetingOptions: RELATED,
    support: "24/7 phone support",
    mostPopular: false,
  },
];

/** What a tier sells. */
export interface Entitlements {
  /** Groups of targeting that a campaign may use. */
  targetingGroups: readonly (
    | "geography"
    | "languages"
    | "symptom_clusters"
    | "wearable_cohorts"
    | "related_topics"
    | "return_to_topic"
  )[];
  /** Two creatives of a campaign against each other. */
  abTesting: boolean;
  /** Keys for the API. */
  apiKeys: boolean;
  support: "email" | "quarterly_review" | "account_manager" | "phone";
}

const PLACES = ["geography", "languages"] as const;
const GROUPS = [...PLACES, "symptom_clusters", "wearable_cohorts"] as const;
const CONTEXT = [...GROUPS, "related_topics", "return_to_topic"] as const;

/** The one table of what each tier sells (decisions, C6): every check of what an advertiser may use reads it. */
export const ENTITLEMENTS: Readonly<Record<Tier, Entitlements>> = {
  BRONZE: { targetingGroups: PLACES, abTesting: false, apiKeys: false, support: "email" },
  SILVER: { targetingGroups: GROUPS, abTesting: false, apiKeys: false, support: "quarterly_review" },
  GOLD: { targetingGroups: CONTEXT, abTesting: false, apiKeys: false, support: "account_manager" },
  PLATINUM: { targetingGroups: CONTEXT, abTesting: true, apiKeys: true, support: "phone" },
};

const BY_TIER = new Map(PLANS.map((plan) => [plan.tier, plan]));

export const planOf = (tier: Tier): Plan => BY_TIER.get(tier) as Plan;
