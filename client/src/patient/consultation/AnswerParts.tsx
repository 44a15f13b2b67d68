import { IconLeaf, IconPill, IconUrgent } from "@tabler/icons-react";
import { Trans, useTranslation } from "react-i18next";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { formatFullDay } from "../../lib/time";
import styles from "./Answer.module.css";
import { PhoneText } from "./PhoneText";

export type Response = ConsultationCard_ConsultationFragment["response"];
type Recommendation = Response["recommendations"][number];

const icons = { MEDICATION: IconPill, LIFESTYLE: IconLeaf, EMERGENCY: IconUrgent };

/** What can be done, one under the other, as "title: description". */
export function Steps({ steps }: { steps: Response["steps"] }) {
  return (
    <>
      {steps.map(({ title, description }) => (
        <p key={title} className={styles.step}>
          <b>{title}</b> <PhoneText>{description}</PhoneText>
        </p>
      ))}
    </>
  );
}

function RecommendationRow({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useTranslation("patient");
  const { type, title, description, cautions, source } = recommendation;
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
        {cautions.length > 0 && (
          <div className={styles.cautions}>
            <p className={styles.cautionsTitle}>{t("consultation.before")}</p>
            <ul>
              {cautions.map((caution) => (
                <li key={caution}>
                  <PhoneText>{caution}</PhoneText>
                </li>
              ))}
            </ul>
          </div>
        )}
        {source && (
          <p className={styles.source}>
            <Trans
              t={t}
              i18nKey="consultation.source"
              values={{ title: source.title, day: formatFullDay(source.writtenOn) }}
              components={{ page: <a href={source.url}>{source.title}</a> }}
            />
          </p>
        )}
      </div>
    </li>
  );
}

/** Medicines first, then what else can help, each with its cautions, its source and the day of the last review. */
export function Recommendations({ recommendations }: { recommendations: Response["recommendations"] }) {
  const { t } = useTranslation("patient");
  const medicines = recommendations.filter(({ type }) => type === "MEDICATION");
  const others = recommendations.filter(({ type }) => type !== "MEDICATION");
  const groups = [
    { title: t("consultation.take"), entries: medicines },
    { title: t("consultation.help"), entries: others },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <>
      {groups.map(({ title, entries }) => (
        <div key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <RecommendationRow key={entry.title} recommendation={entry} />
            ))}
          </ul>
        </div>
      ))}
    </>
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

/** Pages to read on. */
export function References({ references }: { references: Response["references"] }) {
  const { t } = useTranslation("patient");
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
    </div>
  );
}
