import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { useLater } from "../../../lib/useLater";
import { useProfileWords } from "../useProfileWords";
import styles from "./Medicines.module.css";
import type { Whom } from "./medicine";
import { keyOf, SourcedWarning } from "./SourcedWarning";

const WarningsDocument = graphql(`
  query Warnings_check($input: MedicationCheckInput!) {
    medicationWarnings(input: $input) {
      isKnown
      summary
      warnings {
        kind
        severity
        title
        reason
        advice
        source {
          title
          url
          writtenOn
        }
      }
    }
  }
`);

const CHECK_AFTER_MS = 600;
/** Fewer letters are no name yet. */
const SHORTEST = 3;

interface WarningsProps {
  name: string;
  medicationId?: string;
  /** For whom it is, where that is somebody whom the patient looks after. */
  forWhom?: Whom;
}

/**
 * What speaks against the medicine for this person, as soon as the typing rests. Titles are said politely, once for each
 * name; what was not checked is always said too.
 */
export function Warnings({ name, medicationId, forWhom }: WarningsProps) {
  const { t } = useProfileWords();
  const asked = useLater(name.trim(), CHECK_AFTER_MS);
  const isAsked = asked.length >= SHORTEST;
  const { data, error } = useQuery(WarningsDocument, {
    variables: { input: { name: asked, medicationId: medicationId ?? null, forWhom: forWhom?.id ?? null } },
    skip: !isAsked,
    fetchPolicy: "no-cache",
  });
  const check = isAsked && asked === name.trim() ? data?.medicationWarnings : undefined;
  const spoken = check ? [...check.warnings.map(({ title }) => title), check.summary].join(". ") : "";
  return (
    <div className={styles.warnings}>
      <p role="status" className="hidden-text">
        {spoken}
      </p>
      {check?.warnings.map((warning) => (
        <SourcedWarning key={keyOf(warning)} warning={warning} />
      ))}
      {check && <p className={styles.summary}>{check.summary}</p>}
      {error && isAsked && <p className={styles.summary}>{t("medicine.notChecked")}</p>}
    </div>
  );
}
