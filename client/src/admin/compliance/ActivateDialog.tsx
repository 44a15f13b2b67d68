import { useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { graphql } from "../../gql";
import styles from "./RuleDialog.module.css";
import { inputOfRule, type Rule } from "./rules";
import { type Trial, useTrial } from "./useTrial";

const ActivateDocument = graphql(`
  mutation ActivateDialog_activate($id: ID!) {
    activateComplianceRule(id: $id) {
      stoppedCount
      rule {
        ...Rule_rule @unmask
      }
    }
  }
`);

export interface ActivateDialogProps {
  rule: Rule;
  onClose: () => void;
  /** With how many adverts were stopped. */
  onActivated: (stopped: number) => void;
}

/** Says which adverts a rule stops before it counts, and asks once. */
export function ActivateDialog({ rule, onClose, onActivated }: ActivateDialogProps) {
  const { t } = useTranslation("compliance");
  const tryRule = useTrial();
  const [activate] = useMutation(ActivateDocument);
  const [trial, setTrial] = useState<Trial | "failed">();
  useEffect(() => {
    let isOver = false;
    tryRule(inputOfRule(rule), null).then(
      (found) => !isOver && setTrial(found),
      () => !isOver && setTrial("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [rule, tryRule]);
  const confirm = async () => {
    const { data } = await activate({ variables: { id: rule.id } });
    onActivated(data?.activateComplianceRule.stoppedCount ?? 0);
  };
  const consequence = () => {
    if (!trial) return t("activate.checking");
    if (trial === "failed") return t("activate.failedCheck");
    const count = trial.hits.filter(({ isServing }) => isServing).length;
    if (trial.hitCount > trial.hits.length) return t("activate.stopsMany", { count });
    return count === 0 ? t("activate.stopsNone") : t("activate.stops", { count });
  };
  const stopped = trial && trial !== "failed" ? trial.hits.filter(({ isServing }) => isServing) : [];
  return (
    <ConfirmDialog
      title={t("activate.title", { name: rule.name })}
      submit={t("activate.confirm")}
      pendingLabel={t("activate.pending")}
      failed={t("activate.failed")}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p role="status">{consequence()}</p>
      {stopped.length > 0 && (
        <ul className={styles.history}>
          {stopped.map(({ versionId, title, advertiser }) => (
            <li key={versionId}>
              <b>{title}</b>, {advertiser}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
