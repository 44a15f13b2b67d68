import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconAlertCircle } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { HealthSummary_ProfileFragment } from "../../gql/graphql";
import { EmptyState } from "../../ui/States";
import styles from "./HealthSummary.module.css";
import { ConnectButton } from "./metrics/ConnectButton";

const HealthSummaryFragment = graphql(`
  fragment HealthSummary_profile on HealthProfile {
    id
    age
    gender
    allergies
    conditions
  }
`);

export interface HealthSummaryProps {
  profile: FragmentType<HealthSummary_ProfileFragment> & { id: string };
  /** The medicines that are shown, and how many there are. */
  medications: { totalCount: number; nodes: readonly { id: string; name: string; dosage: string | null }[] };
  /** True while a device is connected: then nothing asks for one. */
  hasDevice: boolean;
}

/** Entries of a list that are shown before "and 3 more". */
const MOST_ENTRIES = 6;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation("patient");
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || <span className="dim">{t("dashboard.summary.notTold")}</span>}</dd>
    </div>
  );
}

function Entries({ entries, total = entries.length }: { entries: readonly ReactNode[]; total?: number }) {
  const { t } = useTranslation("patient");
  const shown = entries.slice(0, MOST_ENTRIES);
  const rest = total - shown.length;
  return (
    <ul className={styles.entries}>
      {Array.from(shown.entries(), ([at, entry]) => (
        <li key={at}>{entry}</li>
      ))}
      {rest > 0 && <li className="dim">{t("dashboard.summary.more", { count: rest })}</li>}
    </ul>
  );
}

/** What the person has told about their health, flat between hairlines, and the way to change it. */
export function HealthSummary({ profile, medications, hasDevice }: HealthSummaryProps) {
  const { t } = useTranslation("patient");
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, complete } = useFragment({ fragment: HealthSummaryFragment, from: profile });
  if (!complete) return null;
  const { age, gender, allergies, conditions } = data;
  const isEmpty = age === null && !gender && allergies.length + conditions.length + medications.totalCount === 0;
  const ageAndGender = [age, gender && t(`dashboard.summary.gender.${gender}`)].filter((one) => one !== null);
  return (
    <section aria-labelledby="health-summary">
      <header className={styles.head}>
        <h2 id="health-summary" ref={heading} tabIndex={-1}>
          {t("dashboard.summary.title")}
        </h2>
        <Link to="/profile">{t("dashboard.summary.update")}</Link>
      </header>
      {isEmpty ? (
        <EmptyState>{t("dashboard.summary.empty")}</EmptyState>
      ) : (
        <dl className={styles.facts}>
          <Fact label={t("dashboard.summary.ageAndGender")}>{ageAndGender.join(", ")}</Fact>
          <Fact label={t("dashboard.summary.conditions")}>
            {conditions.length > 0 && <Entries entries={conditions} />}
          </Fact>
          <Fact label={t("dashboard.summary.allergies")}>
            {allergies.length > 0 && (
              <Entries
                entries={allergies.map((allergy) => (
                  <span key={allergy} className={styles.allergy}>
                    <IconAlertCircle size={20} stroke={1.9} aria-hidden />
                    {allergy}
                  </span>
                ))}
              />
            )}
          </Fact>
          <Fact label={t("dashboard.summary.medications")}>
            {medications.totalCount > 0 && (
              <Entries
                entries={medications.nodes.map(({ name, dosage }) => [name, dosage].filter(Boolean).join(" "))}
                total={medications.totalCount}
              />
            )}
          </Fact>
        </dl>
      )}
      <ConnectButton isNeeded={!hasDevice} next={heading} />
    </section>
  );
}
