import { PERMISSIONS } from "../accounts/permission.rules";

export const API_KEY_OWNERS = ["STAFF", "ADVERTISERS"] as const;
/** Whose keys: those of staff, or those of advertisers. */
export type ApiKeyOwner = (typeof API_KEY_OWNERS)[number];

/** What a key can be allowed. */
export interface ApiScope {
  name: string;
  label: string;
  description: string;
  owner: ApiKeyOwner;
  isWriting: boolean;
  /** What whoever made the key has to be allowed themselves; null for advertisers, who have no permissions. */
  permission: string | null;
  /** The root fields: "Query.campaigns". */
  fields: readonly string[];
}

/**
 * Every scope. No scope reaches health data, accounts, roles, security, keys or money; a root field that stands in none is
 * closed to keys.
 */
export const API_SCOPES: readonly ApiScope[] = [
  {
    name: "read:campaigns",
    label: "Read campaigns",
    description: "Reads campaigns and adverts with their states, statistics, forecasts and suggestions, also live.",
    owner: "ADVERTISERS",
    isWriting: false,
    permission: null,
    fields: [
      "Query.campaign",
      "Query.campaigns",
      "Query.campaignCounts",
      "Query.campaignChoices",
      "Query.campaignReach",
      "Query.campaignForecast",
      "Query.forecastRecord",
      "Query.campaignSuggestions",
      "Query.creative",
      "Query.creatives",
      "Query.creativeRules",
      "Subscription.campaignChanged",
      "Subscription.campaignStatsChanged",
      "Subscription.adReviewChanged",
    ],
  },
  {
    name: "read:reports",
    label: "Read reports",
    description: "Reads usage, figures by day, campaign, audience and more, lift, conversions and monthly reports.",
    owner: "ADVERTISERS",
    isWriting: false,
    permission: null,
    fields: [
      "Query.usage",
      "Query.insights",
      "Query.advertiserHistory",
      "Query.campaignLift",
      "Query.conversions",
      "Query.monthlyReport",
      "Query.reportMonths",
      "Subscription.usageChanged",
    ],
  },
  {
    name: "write:campaigns",
    label: "Change campaigns",
    description: "Saves, launches, pauses, continues, copies and ends campaigns, and deletes drafts.",
    owner: "ADVERTISERS",
    isWriting: true,
    permission: null,
    fields: [
      "Mutation.saveCampaign",
      "Mutation.launchCampaign",
      "Mutation.pauseCampaign",
      "Mutation.resumeCampaign",
      "Mutation.endCampaign",
      "Mutation.duplicateCampaign",
      "Mutation.deleteCampaignDraft",
    ],
  },
  {
    name: "write:conversions",
    label: "Report conversions",
    description: "Reports what came of adverts, by campaign and day, and takes it back.",
    owner: "ADVERTISERS",
    isWriting: true,
    permission: null,
    fields: ["Mutation.reportConversions", "Mutation.deleteConversion"],
  },
  {
    name: "read:system",
    label: "Read system health",
    description: "Reads the system's metrics and anomalies, also live.",
    owner: "STAFF",
    isWriting: false,
    permission: PERMISSIONS.viewSystem,
    fields: [
      "Query.systemMetrics",
      "Query.anomalies",
      "Query.anomaly",
      "Subscription.systemMetricsChanged",
      "Subscription.anomalyRaised",
    ],
  },
  {
    name: "read:audit",
    label: "Read the audit log",
    description: "Reads who of the staff did what and when. Details and the names of other people are left out.",
    owner: "STAFF",
    isWriting: false,
    permission: PERMISSIONS.viewAudit,
    fields: ["Query.auditEntries", "Query.auditWords", "Subscription.auditEntryAdded"],
  },
  {
    name: "read:applications",
    label: "Read applications",
    description: "Reads advertisers' applications with the states of their documents, not the documents themselves.",
    owner: "STAFF",
    isWriting: false,
    permission: PERMISSIONS.viewApplications,
    fields: [
      "Query.applications",
      "Query.applicationForReview",
      "Query.administrationTiles",
      "Subscription.applicationsChanged",
    ],
  },
  {
    name: "read:compliance",
    label: "Read reviews of adverts",
    description: "Reads the rules for adverts, reviews and their reports.",
    owner: "STAFF",
    isWriting: false,
    permission: PERMISSIONS.reviewAdverts,
    fields: [
      "Query.complianceRules",
      "Query.complianceRule",
      "Query.complianceTiles",
      "Query.complianceReport",
      "Query.complianceReports",
      "Query.adReviews",
      "Query.adReview",
      "Subscription.complianceChanged",
      "Subscription.complianceReportChanged",
    ],
  },
  {
    name: "read:models",
    label: "Read models and studies",
    description:
      "Reads the figures of versions and trainings, and clinical studies. Lines of training data are left out.",
    owner: "STAFF",
    isWriting: false,
    permission: PERMISSIONS.viewModels,
    fields: [
      "Query.assistantVersion",
      "Query.versionFigures",
      "Query.modelOverview",
      "Query.currentTraining",
      "Query.trainingRun",
      "Query.trainingRuns",
      "Query.trainedModel",
      "Query.trainedModels",
      "Query.modelPublications",
      "Query.clinicalStudies",
      "Query.clinicalStudy",
      "Query.studyTags",
      "Subscription.assistantVersionChanged",
      "Subscription.trainingProgressChanged",
      "Subscription.studiesChanged",
    ],
  },
];

/** What every key may use, whatever its scopes: what everybody may know, and what it needs to look after itself. */
export const OPEN_TO_KEYS: readonly string[] = [
  "Query.publicConfiguration",
  "Query.plans",
  "Query.apiScopes",
  "Query.currentApiKey",
];

const BY_NAME = new Map(API_SCOPES.map((scope) => [scope.name, scope]));

/** The scopes with these names, in the order of the list; a name that is none is left out. */
export const scopesNamed = (names: readonly string[]): ApiScope[] =>
  API_SCOPES.filter(({ name }) => names.includes(name));

/** The scope with this name among those of these owners. */
export function scopeOf(name: string, owner: ApiKeyOwner): ApiScope | undefined {
  const scope = BY_NAME.get(name);
  return scope?.owner === owner ? scope : undefined;
}

const ALWAYS = new Set(OPEN_TO_KEYS);

/**
 * Why a key with these scopes may not use a root field; null when it may.
 * @param owner whose key it is: scopes of others are not told of.
 */
export function refusalOf(field: string, names: readonly string[], owner: ApiKeyOwner): string | null {
  if (ALWAYS.has(field)) return null;
  const giving = API_SCOPES.find((scope) => scope.owner === owner && scope.fields.includes(field));
  if (!giving) return "API keys cannot use this.";
  return names.includes(giving.name) ? null : `This key needs the scope ${giving.name}.`;
}
