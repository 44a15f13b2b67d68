import { IconLeaf, IconPill, IconPillOff, IconUrgent } from "@tabler/icons-react";
import { Trans, useTranslation } from "react-i18next";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import styles from "./Answer.module.css";
import { PhoneText } from "./PhoneText";

export type Response = ConsultationCard_ConsultationFragment["response"];
type Recommendation = Response["recommendations"][number];
type Source = NonNullable<Recommendation["source"]>;

const icons = { MEDICATION: IconPill, ABOUT_MEDICINE: IconPill, LIFESTYLE: IconLeaf, EMERGENCY: IconUrgent };

const MOST_STEPS = 4;

/** What can be done, one under the other, as "title: description"; what is more than a few folded. The heading is not said again. */
export function Steps({ steps, heading }: { steps: Response["steps"]; heading?: string }) {
  const { t } = useTranslation("patient");
  const rows = steps.map(({ title, description }) => (
    <p key={title} className={styles.step}>
      {title !== heading && <b>{title}</b>} <PhoneText>{description}</PhoneText>
    </p>
  ));
  return (
    <>
      {rows.slice(0, MOST_STEPS)}
      {rows.length > MOST_STEPS && (
        <details className={styles.group}>
          <summary>
            <h3>{t("consultation.more")}</h3>
          </summary>
          {rows.slice(MOST_STEPS)}
        </details>
      )}
    </>
  );
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
              <SourceLine source={source} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many things stand open, of them at most so many medicines. */
const MOST_OPEN = 3;
const MOST_MEDICINES = 2;

/**
 * The two or three things that help most, medicines first, with what is true of all medicines said once; everything else folded, by
 * complaint where there are several. Cautions stand folded under their medicine.
 */
export function Recommendations({ recommendations }: { recommendations: Response["recommendations"] }) {
  const { t } = useTranslation("patient");
  const suggested = recommendations.filter(({ type }) => type === "MEDICATION");
  const shared = sharedCautions(suggested);
  const medicines = suggested.map((entry) => ({
    ...entry,
    cautions: entry.cautions.filter((caution) => !shared.includes(caution)),
  }));
  const asked = recommendations.filter(({ type }) => type === "ABOUT_MEDICINE");
  const others = recommendations.filter(({ type }) => type !== "MEDICATION" && type !== "ABOUT_MEDICINE");
  const taken = medicines.slice(0, MOST_MEDICINES);
  const done = others.slice(0, MOST_OPEN - taken.length);
  const rest = [...medicines.slice(taken.length), ...others.slice(done.length)];
  // A question with several complaints gets a fold for each.
  const folds = [...new Set(rest.map(({ about }) => about))].map((about) => ({
    title: about ? t("consultation.helpWith", { complaint: about }) : t("consultation.more"),
    entries: rest.filter((entry) => entry.about === about),
  }));
  return (
    <>
      {asked.length > 0 && (
        <div className={styles.group}>
          <h3>{t("consultation.aboutMedicines")}</h3>
          <Rows entries={asked} />
        </div>
      )}
      {taken.length > 0 && (
        <div className={styles.group}>
          <h3>{t("consultation.take")}</h3>
          <Cautions title={t("consultation.beforeAny")} cautions={shared} />
          <Rows entries={taken} />
        </div>
      )}
      {done.length > 0 && (
        <div className={styles.group}>
          <h3>{t("consultation.help")}</h3>
          <Rows entries={done} />
        </div>
      )}
      {folds.map(({ title, entries }) => (
        <details key={title} className={styles.group}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <Rows entries={entries} />
        </details>
      ))}
    </>
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
