import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../../gql";
import { useProfileWords } from "../useProfileWords";
import styles from "./Medicines.module.css";
import { Source } from "./SourcedWarning";

const AboutDocument = graphql(`
  query AboutMedicine_about($name: String!, $language: Language!) {
    aboutMedicine(name: $name, language: $language) {
      uses
      how
      missed
      effects
      source {
        title
        url
        writtenOn
      }
    }
  }
`);

/** What is told of a medicine, folded under it and loaded when it is opened. */
export function AboutMedicine({ name }: { name: string }) {
  const { t, language } = useProfileWords();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(AboutDocument, { variables: { name, language }, skip: !isOpen });
  const about = data?.aboutMedicine;
  const parts = about
    ? ([
        ["uses", about.uses.join(", ")],
        ["how", about.how.join(" ")],
        ["missed", about.missed],
        ["effects", about.effects.join(", ")],
      ] as const)
    : [];
  return (
    <details className={styles.about} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("medicine.about.title", { name })}</summary>
      {isOpen && !data && !error && <p>{t("more.pending")}</p>}
      {error && <p>{t("medicine.about.failed")}</p>}
      {data && !about && <p>{t("medicine.about.unknown")}</p>}
      {about && (
        <>
          <dl>
            {parts
              .filter(([, text]) => text !== "")
              .map(([part, text]) => (
                <div key={part}>
                  <dt>{t(`medicine.about.${part}`)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
          <p className={styles.source}>
            <Source {...about.source} />
          </p>
        </>
      )}
    </details>
  );
}
