import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { useMoments } from "../../lib/useMoments";
import { PageTitle } from "../../ui/PageTitle";
import styles from "./AdvertiserRegisterPage.module.css";

const AdvertiserTermsPageDocument = graphql(`
  query AdvertiserTermsPage {
    applicationRules {
      termsVersion
    }
  }
`);

interface Section {
  title: string;
  text: string[];
}

/** What a company accepts when it applies, with the version that is stored with the application. */
export function AdvertiserTermsPage() {
  const { t } = useTranslation("application");
  const { fullDay } = useMoments();
  const { data } = useQuery(AdvertiserTermsPageDocument);
  const sections: Section[] = Object.values(t("terms.sections", { returnObjects: true }));
  return (
    <div className={`${styles.page} ${styles.terms}`} data-voice="advertiser">
      <PageTitle title={t("terms.title")} />
      <p>{t("terms.lead")}</p>
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={styles.quiet}>
        {data && t("terms.version", { day: fullDay(`${data.applicationRules.termsVersion}T12:00:00Z`) })}
      </p>
    </div>
  );
}
