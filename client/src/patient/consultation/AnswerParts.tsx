import { IconLeaf, IconPill, IconPillOff, IconUrgent } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import styles from "./Answer.module.css";
import { PhoneText } from "./PhoneText";

export type Response = ConsultationCard_ConsultationFragment["response"];
type Recommendation = Response["recommendations"][number];
type Source = NonNullable<Recommendation["source"]>;

const icons = { MEDICATION: IconPill, ABOUT_MEDICINE: IconPill, LIFESTYLE: IconLeaf, EMERGENCY: IconUrgent };

/** What can be done, one under the other, as "title: description". The heading is not said again. */
export function Steps({ steps, heading }: { steps: Response["steps"]; heading?: string }) {
  return steps.map(({ title, description }) => (
    <p key={title} className={styles.step}>
      {title !== heading && <b>{title}</b>} <PhoneText>{description}</PhoneText>
    </p>
  ));
}

/** How many things a fold names, of them at most so many medicines, and how many of what was asked stand there by their titles. */
const MOST_NAMED = 3;
const MOST_MEDICINES = 2;
const MOST_ASKED = 4;

/** Everything that is second, behind one fold that names what is in it. */
export function Rest({ title, names = [], note, children }: RestProps) {
  return (
    <details className={styles.rest}>
      <summary>
        <h3>{title}</h3>
        {names.length > 0 && <p>{names.slice(0, MOST_NAMED).join(" · ")}</p>}
        {note && <p className={styles.about}>{note}</p>}
      </summary>
      {children}
    </details>
  );
}

export interface RestProps {
  title: string;
  names?: readonly string[];
  /** What to do before anything else with what is in it. */
  note?: string;
  children: ReactNode;
}

/**
 * An answer in its own words, and apart from them the sentences at its end that stand in every such answer: that it is advice, and how to
 * go about medicines.
 */
export function partsOfMessage({ message, decidedBy }: Response): { own: string; standing: string } {
  const reasons = (decidedBy ?? []).flatMap(({ isDecisive, because }) =>
    isDecisive ? because.split(/(?<=[.!?])\s+/) : [],
  );
  const said = reasons.filter((sentence) => message.includes(sentence));
  const ends = said.map((sentence) => message.indexOf(sentence) + sentence.length);
  const end = Math.max(...ends);
  return ends.length === 0
    ? { own: message, standing: "" }
    : { own: message.slice(0, end), standing: message.slice(end).trim() };
}

/** What a language model wrote, and that nobody has checked it. */
export function WrittenText({ written }: { written: Response["written"] }) {
  const { t } = useTranslation("patient");
  if (!written) return null;
  return (
    <section className={styles.written} aria-label={t("consultation.written.title", { writer: written.writer })}>
      <h3>{t("consultation.written.title", { writer: written.writer })}</h3>
      <p>{written.text}</p>
      <p className={styles.source}>{t("consultation.written.note")}</p>
    </section>
  );
}

/** Where our words come from, and the day on which they were written. */
function SourceLine({ source }: { source: Source }) {
  const { t } = useTranslation("patient");
  const { fullDay } = useMoments();
  return (
    <p className={styles.source}>
      <Trans
        t={t}
        i18nKey="consultation.source"
        values={{ title: source.title, day: fullDay(source.writtenOn) }}
        components={{ page: <a href={source.url}>{source.title}</a> }}
      />
    </p>
  );
}

/** When to be careful with a medicine, folded, with where that comes from. */
function Cautions({ title, cautions, source }: { title: string; cautions: readonly string[]; source?: Source | null }) {
  if (cautions.length === 0) return null;
  return (
    <details className={styles.cautions}>
      <summary>{title}</summary>
      <ul>
        {cautions.map((caution) => (
          <li key={caution}>
            <PhoneText>{caution}</PhoneText>
          </li>
        ))}
      </ul>
      {source && <SourceLine source={source} />}
    </details>
  );
}

/** The cautions that every one of several medicines has; none for a single one, which keeps its own together. */
function sharedCautions(medicines: readonly Recommendation[]): string[] {
  const [first, ...others] = medicines;
  if (!first || others.length === 0) return [];
  return first.cautions.filter((caution) => others.every(({ cautions }) => cautions.includes(caution)));
}

function RecommendationRow({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useTranslation("patient");
  const { type, about, title, description, cautions, source } = recommendation;
  const Icon = icons[type];
  return (
    <li className={styles.row} data-type={type}>
      <span className={styles.icon}>
        <Icon size={22} stroke={1.9} aria-hidden />
      </span>
      <div>
        <h4>{title}</h4>
        <p>
          <PhoneText>{description}</PhoneText>
        </p>
        {about && <p className={styles.about}>{t("consultation.helpsWith", { complaints: about })}</p>}
        <Cautions title={t("consultation.before")} cautions={cautions} source={source} />
      </div>
    </li>
  );
}

/** Medicines that are not safe for this person, each with its reason and source. */
export function RuledOut({ ruledOut }: { ruledOut: Response["ruledOut"] }) {
  const { t } = useTranslation("patient");
  if (ruledOut.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{t("consultation.notForYou")}</h3>
      <ul>
        {ruledOut.map(({ title, reason, source }) => (
          <li key={title} className={styles.row} data-type="RULED_OUT">
            <span className={styles.icon}>
              <IconPillOff size={22} stroke={1.9} aria-hidden />
            </span>
            <div>
              <h4>{title}</h4>
              <p>
                <PhoneText>{reason}</PhoneText>
              </p>
              <details className={styles.cautions}>
                <summary>{t("consultation.sources")}</summary>
                <SourceLine source={source} />
              </details>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const typed = (recommendations: Response["recommendations"]) => ({
  medicines: recommendations.filter(({ type }) => type === "MEDICATION"),
  asked: recommendations.filter(({ type }) => type === "ABOUT_MEDICINE"),
  others: recommendations.filter(({ type }) => type !== "MEDICATION" && type !== "ABOUT_MEDICINE"),
});

/** What was asked about a medicine, each folded under its title: what answers first stands above. */
export function AboutMedicines({ recommendations, opensFirst = false }: AboutMedicinesProps) {
  const { t } = useTranslation("patient");
  const { asked } = typed(recommendations);
  if (asked.length === 0) return null;
  const [open, folded] = opensFirst ? [asked.slice(0, 1), asked.slice(1)] : [[], asked];
  const more = folded.slice(MOST_ASKED);
  return (
    <div className={styles.group}>
      <h3>{t("consultation.aboutMedicines")}</h3>
      {open.length > 0 && <Rows entries={open} />}
      {folded.slice(0, MOST_ASKED).map((entry) => (
        <FoldedRow key={entry.title} recommendation={entry} />
      ))}
      {more.length > 0 && (
        <details className={styles.cautions}>
          <summary>{t("dashboard.summary.more", { count: more.length })}</summary>
          {more.map((entry) => (
            <FoldedRow key={entry.title} recommendation={entry} />
          ))}
        </details>
      )}
    </div>
  );
}

export interface AboutMedicinesProps extends Pick<Response, "recommendations"> {
  /** Where nothing above says it. */
  opensFirst?: boolean;
}

function FoldedRow({ recommendation: { title, description, source } }: { recommendation: Recommendation }) {
  const { t } = useTranslation("patient");
  return (
    <div className={styles.asked}>
      <h4>{title}</h4>
      <details className={styles.cautions}>
        <summary>
          {t("consultation.readMore")}
          <span className="hidden-text">: {title}</span>
        </summary>
        <p>
          <PhoneText>{description}</PhoneText>
        </p>
        {source && <SourceLine source={source} />}
      </details>
    </div>
  );
}

/** The two or three things that help most, medicines first, as a fold names them. */
export function namesOf(recommendations: Response["recommendations"]): { names: string[]; hasMedicine: boolean } {
  const { medicines, others } = typed(recommendations);
  const taken = medicines.slice(0, MOST_MEDICINES);
  // "Antihistamine" says nothing new beside "Antihistamines".
  const isNew = ({ title }: Recommendation) =>
    !taken.some((one) => one.title.toLowerCase().includes(title.toLowerCase().slice(0, 6)));
  const done = others.filter(isNew).slice(0, MOST_NAMED - taken.length);
  return { names: [...taken, ...done].map(({ title }) => title), hasMedicine: taken.length > 0 };
}

/**
 * What helps, medicines first, with what is true of all medicines said once; the rest by complaint where there are several. Cautions
 * stand folded under their medicine.
 */
export function Recommendations({ recommendations }: Pick<Response, "recommendations">) {
  const { t } = useTranslation("patient");
  const { medicines: suggested, others } = typed(recommendations);
  const shared = sharedCautions(suggested);
  const medicines = suggested.map((entry) => ({
    ...entry,
    cautions: entry.cautions.filter((caution) => !shared.includes(caution)),
  }));
  const complaints = [...new Set(others.map(({ about }) => about))];
  const isPlain = medicines.length === 0 && complaints.length === 1;
  return (
    <>
      {medicines.length > 0 && (
        <Group title={t("consultation.take")} entries={medicines}>
          <Cautions title={t("consultation.beforeAny")} cautions={shared} />
        </Group>
      )}
      {complaints.map((about) => {
        const title = about ? t("consultation.helpWith", { complaint: about }) : t("consultation.help");
        const entries = others.filter((entry) => entry.about === about).map((entry) => ({ ...entry, about: null }));
        return <Group key={about} title={isPlain ? undefined : title} entries={entries} />;
      })}
    </>
  );
}

interface GroupProps {
  /** None where the fold is called the same. */
  title?: string;
  entries: readonly Recommendation[];
  /** What stands before them all. */
  children?: ReactNode;
}

function Group({ title, entries, children }: GroupProps) {
  return (
    <div className={styles.group}>
      {title && <h3>{title}</h3>}
      {children}
      <Rows entries={entries} />
    </div>
  );
}

function Rows({ entries }: { entries: readonly Recommendation[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <RecommendationRow key={entry.title} recommendation={entry} />
      ))}
    </ul>
  );
}

/** The signs upon which to ask for more help, behind a bar in the colour of a warning. */
export function SafetyNet({ safetyNet: { heading, signs } }: { safetyNet: Response["safetyNet"] }) {
  const { t } = useTranslation();
  if (signs.length === 0) return null;
  return (
    <div className={styles.net}>
      <h3>
        <span className="hidden-text">{t("care.level.urgent")}</span>
        <PhoneText>{heading}</PhoneText>
      </h3>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>
            <PhoneText>{sign}</PhoneText>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pages to read on, and folded where our words about what helps come from; those about a medicine stand under it. */
export function References({
  references,
  recommendations = [],
}: Pick<Response, "references"> & Partial<Pick<Response, "recommendations">>) {
  const { t } = useTranslation("patient");
  const helpful = recommendations.filter(({ type }) => type === "LIFESTYLE");
  const byPage = new Map(helpful.flatMap(({ source }) => (source ? [[source.url, source] as const] : [])));
  if (references.length === 0) return null;
  return (
    <div className={styles.references}>
      <b>{t("consultation.readMore")}</b>
      <ul>
        {references.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      {byPage.size > 0 && (
        <details className={styles.cautions}>
          <summary>{t("consultation.sources")}</summary>
          {[...byPage.values()].map((source) => (
            <SourceLine key={source.url} source={source} />
          ))}
        </details>
      )}
    </div>
  );
}
