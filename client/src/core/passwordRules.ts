import type { TFunction } from "i18next";
import type { PasswordRuleState } from "../ui/PasswordField";

/** A rule of the server: its English name, and a regular expression that a good password matches. */
export interface PasswordRule {
  id: string;
  label: string;
  pattern: string;
}

const NAMED = ["length", "uppercase", "number", "special"] as const;

/** The checklist for what has been typed so far, in the language of the interface. */
export function passwordChecklist(
  t: TFunction<"common">,
  rules: readonly PasswordRule[],
  password: string,
): PasswordRuleState[] {
  return rules.map(({ id, label, pattern }) => {
    const named = NAMED.find((name) => name === id);
    return { id, label: named ? t(`password.rule.${named}`) : label, met: new RegExp(pattern, "u").test(password) };
  });
}
