import { CombinedGraphQLErrors } from "@apollo/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence, inputProblems, problemCode } from "../../../core/problems";
import type { Problem } from "../../../ui/ErrorSummary";
import { OWN_LOSS } from "./staff";

/** What the API says of rights that somebody lacks. */
const forbiddenBecause = (error: unknown): string | undefined =>
  problemCode(error) === "FORBIDDEN" && CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

/** What the API says of anything that it refused. */
export function useRefusal(): (error: unknown) => string {
  const { t } = useTranslation("staff");
  const { t: common } = useTranslation("common");
  return (error) => firstSentence(common, error) ?? forbiddenBecause(error) ?? t("failed");
}

/**
 * Sends a form of staff once at a time. When the API asks whether somebody means to take rights from themselves, `ownLoss` has
 * its sentence, and the next time counts as a yes.
 */
export function useSaving(prefix: string) {
  const sentenceOf = useRefusal();
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [ownLoss, setOwnLoss] = useState("");
  const save = async (send: (acceptsOwnLoss: boolean) => Promise<unknown>, done: () => void) => {
    if (pending) return;
    setPending(true);
    try {
      await send(ownLoss !== "");
      done();
    } catch (error) {
      const said = inputProblems(error);
      const loss = said.find(({ field }) => field === OWN_LOSS);
      setOwnLoss(loss?.message ?? "");
      const idOf = (field?: string) => (field ? `${prefix}-${field.replace(/^input\./, "")}` : undefined);
      const found = said.length > 0 ? said : [{ message: sentenceOf(error), field: undefined }];
      setProblems(found.filter((one) => one !== loss).map(({ message, field }) => ({ message, fieldId: idOf(field) })));
      setPending(false);
    }
  };
  const errorOn = (field: string) => problems.find(({ fieldId }) => fieldId === `${prefix}-${field}`)?.message;
  return { save, pending, problems, errorOn, ownLoss };
}
