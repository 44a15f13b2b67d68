import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { TFunction } from "i18next";
import { graphql } from "../../gql";
import type { HandoverSheet_HandoverFragment } from "../../gql/graphql";
import { type Language, localeOf } from "../../lib/language";
import { useProductName } from "../../lib/product";
import { formatClock, formatFullDay } from "../../lib/time";
import { FactList } from "../../ui/FactList";
import styles from "./HandoverSheet.module.css";
import { InTexts, Part, Who } from "./SheetParts";
import { answerText, factRows, profileRows, type Row } from "./sheetRows";

const HandoverSheetFragment = graphql(`
  fragment HandoverSheet_handover on ConsultationHandover {
    id
    language
    subject
    subjectName
    name
    dateOfBirth
    age
    sex
    question
    questionLanguage
    askedAt
    facts {
      fact
      label
      standing
      lasting
      isDanger
    }
    answers {
      kind
      text
      choices {
        label
      }
      present {
        label
      }
      unsure {
        label
      }
      lasting
      age
      sex
      words
      at
    }
    notAsked
    profile {
      pregnantOrBreastfeeding
      allergies
      conditions
      medicines {
        name
        dosage
        frequency
      }
      changedAt
      hasChangedSince
    }
    level
    care {
      id
      how
    }
    heading
    advisedAt
    medicinesSuggested
    answerLanguage
    pharmacyFirst
    raised {
      level
      at
    }
    assistantVersion
  }
`);

type Handover = HandoverSheet_HandoverFragment;
type Texts = TFunction<"handover">;

/** The one page, in the language that it was asked for, whatever the interface speaks. */
export function HandoverSheet({ handover }: { handover: FragmentType<Handover> }) {
  const { data, complete } = useFragment({ fragment: HandoverSheetFragment, from: handover });
  if (!complete) return null;
  return <InTexts language={data.language}>{(t) => <Sheet handover={data} t={t} />}</InTexts>;
}

function Sheet({ handover, t }: { handover: Handover; t: Texts }) {
  const product = useProductName();
  const { language, question, questionLanguage, askedAt, answers, profile, name, subjectName, assistantVersion } =
    handover;
  const unknown = subjectName ? t("sheet.noMember", { name: subjectName }) : t("sheet.noProfile", { name });
  const when = (moment: string) => `${formatFullDay(moment, language)}, ${formatClock(moment, language)}`;
  const written = { when: when(askedAt), language: nameOf(questionLanguage, language) };
  return (
    <article className={styles.sheet} lang={localeOf(language)} aria-labelledby="handover-title">
      <header className={styles.head}>
        <h2 id="handover-title">{t("sheet.title")}</h2>
        <p>{t("sheet.made", { product, day: formatFullDay(new Date(), language) })}</p>
      </header>
      <Whom handover={handover} t={t} />
      <Part title={t("sheet.words")}>
        <blockquote lang={localeOf(questionLanguage)}>{question}</blockquote>
        <p className={styles.small}>{t("sheet.written", written)}</p>
      </Part>
      <Advice handover={handover} t={t} when={when} />
      <Part title={t("sheet.profile")}>
        {profile ? <FactList facts={profileRows(profile, t)} className={styles.rows} /> : <p>{unknown}</p>}
        {profile?.hasChangedSince && profile.changedAt && (
          <p className={styles.small}>{t("sheet.changed", { day: formatFullDay(profile.changedAt, language) })}</p>
        )}
      </Part>
      <Part title={t("sheet.facts")}>
        <FactList facts={factRows(handover, t)} className={styles.rows} />
      </Part>
      <Part title={t("sheet.answers")}>
        {answers.length === 0 && <p>{t("sheet.noneAsked")}</p>}
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <li key={`${answer.at} ${answer.text} ${answer.choices[0]?.label}`}>
              {answer.text}
              {answer.choices.length > 1 && <> ({t("sheet.signs", { count: answer.choices.length })})</>}{" "}
              <b>{answerText(answer, t)}</b>
            </li>
          ))}
        </ol>
      </Part>
      <footer className={styles.foot}>
        <p>{t("sheet.note")}</p>
        <p>{t("sheet.version", { version: assistantVersion })}</p>
      </footer>
    </article>
  );
}

const nameOf = (one: Language, language: Language) =>
  new Intl.DisplayNames(localeOf(language), { type: "language" }).of(one);

/** Who it is. Where it is about somebody else, nothing of whoever has the account but that they told it. */
function Whom({ handover, t }: { handover: Handover; t: Texts }) {
  const { subject, subjectName, name, dateOfBirth, age, sex, language } = handover;
  const isSelf = subject === "SELF" || subject === "UNCLEAR";
  const born = dateOfBirth && formatFullDay(dateOfBirth, language);
  const rows: Row[] = [
    ...(isSelf || subjectName
      ? ([
          [t("sheet.name"), subjectName ?? name],
          [t("sheet.born"), born ?? t("sheet.notTold")],
        ] as const)
      : ([[t("sheet.about"), t(`sheet.subject.${subject}`)]] as const)),
    ...(isSelf ? [] : ([[t("sheet.toldBy"), name]] as const)),
    [t("sheet.age"), age ?? t("sheet.notTold")],
    [t("sheet.sex"), sex ? t(`sheet.${sex}`) : t("sheet.notTold")],
  ];
  return (
    <Who label={t("sheet.who")} rows={rows}>
      {subject === "UNCLEAR" && <p className={styles.check}>{t("sheet.subject.UNCLEAR")}</p>}
    </Who>
  );
}

interface AdviceProps {
  handover: Handover;
  t: Texts;
  when: (moment: string) => string;
}

function Advice({ handover, t, when }: AdviceProps) {
  const { heading, care, level, advisedAt, medicinesSuggested, answerLanguage, pharmacyFirst, raised } = handover;
  // What a GP should see in some days stands on the lowest step as well.
  const isHome = level !== "SELF_CARE" || care === null || care.id === "home";
  const complaints = pharmacyFirst.join("; ");
  return (
    <Part title={t("sheet.advice")} isStrong>
      <p className={styles.told}>{heading}</p>
      {care && <p>{care.how}</p>}
      <FactList
        className={styles.rows}
        facts={[
          [t("sheet.level"), isHome ? t(`sheet.levels.${level}`) : t("sheet.gpSoon")],
          [t("sheet.when"), when(advisedAt)],
          medicinesSuggested.length > 0 && [
            t("sheet.suggested"),
            <span key="suggested" lang={localeOf(answerLanguage)}>
              {medicinesSuggested.join("; ")}
            </span>,
          ],
          care?.id === "pharmacist-treats" && [
            t("sheet.pharmacyFirst"),
            complaints ? t("sheet.pharmacyFirstText", { complaints }) : t("sheet.pharmacyFirstAny"),
          ],
        ]}
      />
      {raised && (
        <p className={styles.check}>
          {t("sheet.raised", { when: when(raised.at), level: t(`sheet.levels.${raised.level}`) })}
        </p>
      )}
    </Part>
  );
}
