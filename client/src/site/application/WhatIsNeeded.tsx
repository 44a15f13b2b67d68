import { useTranslation } from "react-i18next";
import styles from "./ApplicationPage.module.css";
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
    <section aria-labelledby="needed" className={styles.needed}>
      <h2 id="needed">{t("status.needed")}</h2>
      <p className={styles.quiet}>{t("documents.lead")}</p>
      <DocumentsForm
        token={token}
        application={application}
        maxBytes={rules.maxBytes}
        reviewTime={rules.reviewTime}
        submitLabel={t("submit.again")}
        onSubmitted={onSubmitted}
      />
    </section>
  );
}
