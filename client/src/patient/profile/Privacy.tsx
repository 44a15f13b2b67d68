import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { ConsentPurpose, Privacy_ViewerFragment } from "../../gql/graphql";
import { ConsentBox } from "../../ui/ConsentBox";
import styles from "./ProfilePage.module.css";

const PrivacyFragment = graphql(`
  fragment Privacy_viewer on Viewer {
    id
    consents {
      purpose
      granted
      recordedAt
      text {
        purpose
        version
        title
        text
      }
    }
  }
`);

const SetConsentDocument = graphql(`
  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {
    setConsent(purpose: $purpose, granted: $granted) {
      id
      ...Privacy_viewer
    }
  }
`);

/** What is off until somebody turns it on; the rest is agreed to in the account. */
const OPTIONAL: readonly ConsentPurpose[] = ["PERSONALISED_SPONSORSHIP", "MODEL_IMPROVEMENT"];

/** The two agreements that nobody needs for an answer. A tick counts at once. */
export function Privacy({ viewer }: { viewer: FragmentType<Privacy_ViewerFragment> & { id: string } }) {
  const { t } = useTranslation("profile");
  const { data, complete } = useFragment({ fragment: PrivacyFragment, from: viewer });
  const [set] = useMutation(SetConsentDocument);
  const [wanted, setWanted] = useState<Partial<Record<ConsentPurpose, boolean>>>({});
  const [said, setSaid] = useState<{ purpose: ConsentPurpose; isDone: boolean; granted: boolean } | null>(null);
  if (!complete) return null;

  const decide = async (purpose: ConsentPurpose, granted: boolean) => {
    if (purpose in wanted) return; // one decision after the other
    setWanted((before) => ({ ...before, [purpose]: granted }));
    setSaid(null);
    try {
      await set({ variables: { purpose, granted } });
      setSaid({ purpose, isDone: true, granted });
    } catch {
      setSaid({ purpose, isDone: false, granted });
    } finally {
      setWanted(({ [purpose]: _, ...others }) => others);
    }
  };
  const shown = data.consents.filter(({ purpose }) => OPTIONAL.includes(purpose));
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">{t("privacy.title")}</h2>
      <p className={styles.note}>{t("privacy.lead")}</p>
      <div className={styles.boxes}>
        {shown.map(({ purpose, granted, text }) => (
          <ConsentBox
            key={purpose}
            id={`consent-${purpose}`}
            title={text.title}
            description={text.text}
            checked={wanted[purpose] ?? granted}
            onChange={(next) => void decide(purpose, next)}
            error={said?.purpose === purpose && !said.isDone ? t("privacy.failed") : undefined}
          />
        ))}
      </div>
      <p role="status" className={styles.note}>
        {said?.isDone && t(said.granted ? "privacy.given" : "privacy.withdrawn")}
      </p>
      <p className={styles.after}>
        <Link to="/account#agreements">{t("privacy.all")}</Link>
      </p>
    </section>
  );
}
