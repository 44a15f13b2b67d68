import { Trans } from "react-i18next";
import { graphql } from "../../../gql";
import type { Source_SourceFragment, SourcedWarning_WarningFragment } from "../../../gql/graphql";
import { MedicineWarning } from "../../../ui/MedicineWarning";
import { useProfileWords } from "../useProfileWords";

graphql(`
  fragment Source_source on WarningSource {
    title
    url
    writtenOn
  }
`);

// Without an id it is in no cache: whoever asks for it reads it without a mask.
graphql(`
  fragment SourcedWarning_warning on MedicationWarning {
    kind
    severity
    title
    reason
    advice
    source {
      ...Source_source @unmask
    }
  }
`);

interface SourcedWarningProps {
  warning: SourcedWarning_WarningFragment;
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
export function Source({ title, url, writtenOn }: Source_SourceFragment) {
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
export const keyOf = ({ kind, reason }: Pick<SourcedWarning_WarningFragment, "kind" | "reason">) => `${kind} ${reason}`;
