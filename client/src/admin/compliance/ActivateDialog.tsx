import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import { FieldError } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
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
  const { t: common } = useTranslation("common");
  const tryRule = useTrial();
  const [activate, { loading }] = useMutation(ActivateDocument);
  const [trial, setTrial] = useState<Trial | "failed">();
  const [problem, setProblem] = useState("");
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
  const run = async () => {
    setProblem("");
    try {
      const { data } = await activate({ variables: { id: rule.id } });
      onActivated(data?.activateComplianceRule.stoppedCount ?? 0);
    } catch (error) {
      setProblem(firstSentence(common, error) ?? t("activate.failed"));
    }
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
    <Dialog isOpen onClose={onClose} title={t("activate.title", { name: rule.name })} closeLabel={t("rule.close")}>
      <div className={styles.activate}>
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
        {problem && (
          <div role="alert">
            <FieldError message={problem} />
          </div>
        )}
        <div className={styles.foot}>
          <SubmitButton type="button" pending={loading} pendingLabel={t("activate.pending")} onClick={() => void run()}>
            {t("activate.confirm")}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t("rule.cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
