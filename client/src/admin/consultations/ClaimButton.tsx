import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./QuestionDetail.module.css";
import type { Changed } from "./tools";

const ClaimButtonDocument = graphql(`
  mutation ClaimButton_claim($id: ID!) {
    claimPharmacistQuestion(id: $id) {
      ...Changed_question @unmask
    }
  }
`);

export interface ClaimButtonProps {
  id: string;
  onChanged: (question: Changed) => void;
}

/** Takes the question for oneself, also with the key C. Whoever came too late is told so in its place. */
export function ClaimButton({ id, onChanged }: ClaimButtonProps) {
  const { t } = useTranslation("admin");
  const [claim, { loading }] = useMutation(ClaimButtonDocument);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    if (loading) return;
    setFailure(null);
    try {
      const { data } = await claim({ variables: { id } });
      if (data) onChanged(data.claimPharmacistQuestion);
    } catch (error) {
      const isConflict = problemCode(error) === "CONFLICT" && error instanceof Error;
      setFailure(isConflict ? error.message : t("queue.detail.claimFailed"));
    }
  };
  useShortcuts({ c: () => void run() });
  return (
    <>
      {failure ? <FieldAlert message={failure} /> : <p className={styles.hint}>{t("queue.detail.claimHint")}</p>}
      <SubmitButton
        type="button"
        pending={loading}
        pendingLabel={t("queue.detail.claiming")}
        onClick={() => void run()}
      >
        {t("queue.detail.claim")} <Kbd>C</Kbd>
      </SubmitButton>
    </>
  );
}
