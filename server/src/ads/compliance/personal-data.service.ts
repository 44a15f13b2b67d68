import type { PersonalData } from "../../platform/personal-data";

/** Which staff changed the rules that adverts are judged by. */
export const COMPLIANCE_DATA: readonly PersonalData[] = [
  {
    columns: ["compliance_rule_changes.actor_id"],
    erasure: "The history of the rules stays, without your name.",
  },
];
