import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconEyeExclamation } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { HealthLookKind, HealthShown_LookFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { formatHourMinute } from "../../lib/time";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { Panel } from "../../ui/Panel";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField } from "../../ui/TextField";
import { type Fact, Facts } from "./Facts";
import styles from "./Users.module.css";
import type { Account } from "./users";
import { useWhen } from "./useWhen";

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

graphql(`
  fragment HealthShown_look on HealthLook {
    at
    what
    profile {
      age
      gender
      pregnantOrBreastfeeding
      allergies
      conditions
      medicines {
        name
        dosage
        frequency
      }
    }
    questions {
      askedAt
      question
      questionLanguage
      level
    }
  }
`);

type Shown = HealthShown_LookFragment;

/** What one look shows. */
function HealthShown({ shown, onHide }: { shown: Shown; onHide: () => void }) {
  const { t } = useTranslation("users");
  return (
    <section id="health-shown" tabIndex={-1} className={styles.shown} aria-label={t(`health.${shown.what}`)}>
      <div className={styles.shownHead}>
        <h3>{t(`health.${shown.what}`)}</h3>
        <Button size="xs" variant="default" onClick={onHide}>
          {t("health.hide")}
        </Button>
      </div>
      <p className={styles.facts}>{t("health.shown", { time: formatHourMinute(shown.at) })}</p>
      {shown.what === "PROFILE" ? <Profile shown={shown} /> : <Questions shown={shown} />}
    </section>
  );
}

function Profile({ shown: { profile } }: { shown: Shown }) {
  const { t } = useTranslation("users");
  if (!profile) return <p>{t("health.nothing")}</p>;
  const { age, gender, pregnantOrBreastfeeding: pregnant, medicines } = profile;
  const list = (entries: readonly string[]) => (entries.length > 0 ? entries.join(", ") : t("health.none"));
  const taken = medicines.map(({ name, dosage, frequency }) => {
    const words = dosage ? t("health.medicine", { name, dosage }) : name;
    return `${words} (${t(`health.frequency.${frequency}`)})`;
  });
  const facts: Fact[] = [
    { name: t("health.age"), value: age ?? t("health.unsaid") },
    { name: t("health.gender"), value: gender ? t(`health.genders.${gender}`) : t("health.unsaid") },
    { name: t("health.pregnant"), value: pregnant ? t(`health.answers.${pregnant}`) : t("health.unsaid") },
    { name: t("health.allergies"), value: list(profile.allergies) },
    { name: t("health.conditions"), value: list(profile.conditions) },
    { name: t("health.medicines"), value: taken.length > 0 ? <Lines lines={taken} /> : t("health.none") },
  ];
  return <Facts facts={facts} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {Array.from(lines.entries(), ([at, line]) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}

function Questions({ shown: { questions } }: { shown: Shown }) {
  const { t } = useTranslation("users");
  const when = useWhen();
  if (questions.length === 0) return <p>{t("health.noQuestions")}</p>;
  return (
    <ol className={styles.timeline}>
      {questions.map(({ askedAt, question, questionLanguage, level }) => (
        <li key={`${askedAt} ${question}`}>
          <time dateTime={askedAt} className="num">
            {when(askedAt)}
          </time>
          <div>
            <q lang={questionLanguage} className={styles.broken}>
              {question}
            </q>
            <span className={styles.facts}>{t(`health.level.${level}`)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
