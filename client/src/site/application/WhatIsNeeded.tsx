import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Application, isReady } from "./application";
import { DocumentsForm } from "./DocumentsForm";

export interface WhatIsNeededProps {
  token: string;
  application: Application;
  rules: { maxBytes: number; reviewTime: string };
  onSubmitted: () => void;
}

/** The documents that a reviewer asks for, in the rows where they can be given. */
export function WhatIsNeeded({ token, application, rules, onSubmitted }: WhatIsNeededProps) {
  const { t } = useTranslation("application");
  // What was needed at first stays at the top: rows do not move when their state changes.
  const [needed] = useState(
    () => new Set(application.documents.filter((document) => !isReady(document)).map(({ id }) => id)),
  );
  return (
    <DocumentsForm
      token={token}
      application={application}
      maxBytes={rules.maxBytes}
      reviewTime={rules.reviewTime}
      title={t("status.needed")}
      first={needed}
      submitLabel={t("submit.again")}
      onSubmitted={onSubmitted}
    />
  );
}
