import { useTranslation } from "react-i18next";
import type { Application } from "./application";
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
  return (
    <DocumentsForm
      token={token}
      application={application}
      maxBytes={rules.maxBytes}
      reviewTime={rules.reviewTime}
      title={t("status.needed")}
      submitLabel={t("submit.again")}
      onSubmitted={onSubmitted}
    />
  );
}
