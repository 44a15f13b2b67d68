import { Trans } from "react-i18next";
import type { Warnings_CheckQuery } from "../../../gql/graphql";
import { MedicineWarning } from "../../../ui/MedicineWarning";
import { useProfileWords } from "../useProfileWords";

/** Without an id it is in no cache, and as a fragment it would make the pages too deep: whoever shows it asks for its fields. */
type Warning = Warnings_CheckQuery["medicationWarnings"]["warnings"][number];

interface SourcedWarningProps {
  warning: Warning;
  /** Of its heading. */
  level?: 3 | 4;
}

/** What speaks against a medicine, with the page that says so. */
export function SourcedWarning({ warning: { source, ...warning }, level }: SourcedWarningProps) {
  const { t } = useProfileWords();
  return (
    <MedicineWarning {...warning} level={level} label={t(`severity.${warning.severity}`)}>
      <Source {...source} />
    </MedicineWarning>
  );
}

/** The page that the words follow, and when they were written. */
export function Source({ title, url, writtenOn }: Warning["source"]) {
  const { t, day } = useProfileWords();
  return (
    <Trans
      t={t}
      i18nKey="source"
      values={{ title, day: day(writtenOn) }}
      components={{ page: <a href={url}>{title}</a> }}
    />
  );
}

/** Tells two warnings of one medicine apart. */
export const keyOf = ({ kind, reason }: Pick<Warning, "kind" | "reason">) => `${kind} ${reason}`;
