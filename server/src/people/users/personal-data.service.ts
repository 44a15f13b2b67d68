import type { PersonalData } from "../../platform/personal-data";

/** Why accounts were suspended, and which staff did it. */
export const USER_DATA: readonly PersonalData[] = [
  {
    columns: ["account_suspensions.user_id"],
    erasure: "It is deleted.",
    export: {
      key: "suspensions",
      title: "Times that your account was suspended",
      about: "When we did not let you sign in, and why.",
      roles: ["CUSTOMER", "ADVERTISER"],
      labels: { suspendedAt: "From", liftedAt: "Until", reason: "Why" },
      sql: `select suspended_at as at, id, reason, suspended_at as "suspendedAt", lifted_at as "liftedAt"
              from account_suspensions where user_id = $1 and (suspended_at, id) > ($2, $3) order by suspended_at, id limit $4`,
    },
  },
  {
    columns: ["account_suspensions.suspended_by", "account_suspensions.lifted_by"],
    erasure: "Suspensions of other people's accounts stay, without your name.",
  },
];
