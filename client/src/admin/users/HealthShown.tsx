import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { HealthShown_LookFragment } from "../../gql/graphql";
import { formatHourMinute } from "../../lib/time";
import { type Fact, Facts } from "./Facts";
import styles from "./Users.module.css";
import { useWhen } from "./useWhen";

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

export type Shown = HealthShown_LookFragment;

/** What one look shows. */
export function HealthShown({ shown, onHide }: { shown: Shown; onHide: () => void }) {
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
