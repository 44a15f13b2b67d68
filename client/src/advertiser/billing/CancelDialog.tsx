import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import { formatFullDay } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import { FieldError } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Dialogs.module.css";
import { lastDayOf, type Standing } from "./standing";

const CancelDocument = graphql(`
  mutation CancelDialog_cancel {
    cancelSubscription {
      ...Standing_subscription @unmask
    }
  }
`);

export interface CancelDialogProps {
  standing: Standing;
  planName: string;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks once, with the consequence, before a plan is left to end with its month. */
export function CancelDialog({ standing, planName, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation("advertiser");
  const [cancel, { loading }] = useMutation(CancelDocument);
  const [problem, setProblem] = useState("");
  const [day] = useState(() => formatFullDay(lastDayOf(standing.periodEnd)));
  const run = async () => {
    setProblem("");
    try {
      await cancel();
      onCancelled();
    } catch (error) {
      setProblem(inputProblems(error)[0]?.message ?? t("cancel.failed"));
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("cancel.title", { plan: planName })}>
      <div className={styles.part}>
        <p>{t(standing.status === "PAST_DUE" ? "cancel.inGrace" : "cancel.text", { day })}</p>
        {standing.status !== "PAST_DUE" && <p>{t("cancel.over")}</p>}
        {problem && (
          <div role="alert">
            <FieldError message={problem} />
          </div>
        )}
        <div className={styles.foot}>
          <SubmitButton
            type="button"
            color="red"
            pending={loading}
            pendingLabel={t("cancel.pending")}
            onClick={() => void run()}
          >
            {t("cancel.confirm")}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t("cancel.keep")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
