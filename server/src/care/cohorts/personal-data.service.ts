import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../../people/accounts/audience-label.rules";
import type { PersonalData } from "../../platform/personal-data";

const named = (list: readonly string[], mask: unknown): string[] =>
  list.filter((_, at) => (Number(mask) & (1 << at)) !== 0);

/** What may be told of a person, for the choice of adverts. */
export const COHORT_DATA: readonly PersonalData[] = [
  {
    columns: ["cohort_labels.user_id"],
    erasure: "It is deleted, as soon as you take your agreement back or erase the account.",
    export: {
      key: "sponsorshipLabels",
      title: "What adverts are chosen by",
      about:
        "Labels that we made of your health profile and your devices, because you agreed. Advertisers never see them.",
      single: true,
      roles: ["CUSTOMER"],
      labels: { topics: "Topics", signals: "Signals", shared: "Used for the choice", computedAt: "Counted" },
      sql: `select computed_at as at, user_id as id, topics, signals, shared_topics as "sharedTopics", shared_signals as "sharedSignals",
                   computed_at as "computedAt"
              from cohort_labels where user_id = $1 and (computed_at, user_id) > ($2, $3) order by computed_at limit $4`,
      present: ({ topics, signals, sharedTopics, sharedSignals, computedAt }) => ({
        topics: named(HEALTH_TOPICS, topics),
        signals: named(LIFESTYLE_SIGNALS, signals),
        shared: [...named(HEALTH_TOPICS, sharedTopics), ...named(LIFESTYLE_SIGNALS, sharedSignals)],
        computedAt,
      }),
    },
  },
];
