import { useMutation } from "@apollo/client/react";
import { IconEyeExclamation } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { HealthLookKind } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { Panel } from "../../ui/Panel";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField } from "../../ui/TextField";
import { HealthShown, type Shown } from "./HealthShown";
import styles from "./Users.module.css";
import type { Account } from "./users";

const LookDocument = graphql(`
  mutation HealthPanel_look($userId: ID!, $reason: String!, $what: HealthLookKind!) {
    lookAtHealth(userId: $userId, reason: $reason, what: $what) {
      ...HealthShown_look @unmask
    }
  }
`);

const KINDS = ["PROFILE", "QUESTIONS"] as const satisfies readonly HealthLookKind[];

/** Health data for a reason that the patient reads. What is shown stays in this part of the page alone, until it is hidden or left. */
export function HealthPanel({ account }: { account: Account }) {
  const { t } = useTranslation("users");
  const [what, setWhat] = useState<HealthLookKind>("PROFILE");
  const [reason, setReason] = useState("");
  const [shown, setShown] = useState<Shown | null>(null);
  const [look] = useMutation(LookDocument, { fetchPolicy: "no-cache" });
  const { run, pending, problems, errorOn } = useAct(t("ask.failed"), (field) => `look-${field}`);
  const isWithdrawn = !account.consents.some(({ purpose, granted }) => purpose === "DATA_USE" && granted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { data } = await look({ variables: { userId: account.id, reason, what } });
      setShown(data?.lookAtHealth ?? null);
      setReason("");
      focusPage(() => document.getElementById("health-shown"));
    });
  };
  const hide = () => {
    setShown(null);
    focusPage(() => document.getElementById("look-reason"));
  };
  return (
    <Panel id="user-health" title={t("health.title")} className={styles.wide}>
      {isWithdrawn ? (
        <p className={styles.nothing}>{t("health.withdrawn")}</p>
      ) : (
        <form className={`${styles.form} ${styles.part}`} onSubmit={submit} noValidate>
          <ErrorSummary problems={problems} />
          <p className={styles.told}>
            <IconEyeExclamation size={20} stroke={1.9} aria-hidden />
            {t("health.lead")}
          </p>
          <SelectField
            id="look-what"
            label={t("health.what")}
            data={KINDS.map((value) => ({ value, label: t(`health.${value}`) }))}
            value={what}
            onChange={({ currentTarget }) => setWhat(KINDS.find((kind) => kind === currentTarget.value) ?? "PROFILE")}
          />
          <TextAreaField
            id="look-reason"
            label={t("health.reason")}
            hint={t("health.hint")}
            error={errorOn("look-reason")}
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <div className={styles.foot}>
            <SubmitButton pending={pending} pendingLabel={t("health.pending")}>
              {t(what === "PROFILE" ? "health.lookAtProfile" : "health.lookAtQuestions")}
            </SubmitButton>
          </div>
        </form>
      )}
      {shown && !isWithdrawn && <HealthShown shown={shown} onHide={hide} />}
    </Panel>
  );
}
