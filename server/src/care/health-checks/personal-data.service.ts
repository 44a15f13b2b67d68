import type { PersonalData } from "../../platform/personal-data";

/** Questionnaires that a person was offered, and what came of them. */
export const HEALTH_CHECK_DATA: readonly PersonalData[] = [
  {
    columns: ["health_checks.user_id"],
    erasure: "It is deleted.",
    export: {
      key: "healthChecks",
      title: "Your Health Checks",
      about: "Your answers to short questionnaires, and what came of them. Nobody else sees them.",
      roles: ["CUSTOMER"],
      labels: { check: "Health Check", answers: "Your answers", score: "Points", band: "Result", takenAt: "When" },
      sql: `select taken_at as at, id, slug as check, answers, score, band, taken_at as "takenAt" from health_checks
             where user_id = $1 and (taken_at, id) > ($2, $3) order by taken_at, id limit $4`,
      onPaper: {
        answers: (answers: Record<string, string>) =>
          Object.entries(answers).map(([question, answer]) => `${question}: ${answer}`),
      },
    },
  },
  {
    columns: ["health_check_offers.user_id"],
    erasure: "It is deleted.",
    export: {
      key: "healthCheckOffers",
      title: "Health Checks that you were offered",
      about: "On which day which questionnaire was offered, so that there is at most one a day.",
      roles: ["CUSTOMER"],
      labels: {
        day: "Day",
        check: "Health Check",
        offeredAt: "Offered",
        dismissedAt: "Closed",
        answeredAt: "Answered",
      },
      sql: `select offered_at as at, id, to_char(day, 'YYYY-MM-DD') as day, slug as check, offered_at as "offeredAt", dismissed_at as "dismissedAt",
                   answered_at as "answeredAt" from health_check_offers
             where user_id = $1 and (offered_at, id) > ($2, $3) order by offered_at, id limit $4`,
    },
  },
];
