import { useQuery } from "@apollo/client/react";
import { IconAdOff, IconEraser, IconId, IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { graphql } from "../../gql";
import { LANGUAGES, useLanguage } from "../../lib/language";
import { RegisterForm } from "./RegisterForm";
import styles from "./RegisterPage.module.css";

const RegisterPageDocument = graphql(`
  query RegisterPage($language: Language!) {
    publicConfiguration {
      languages
      passwordRules {
        id
        label
        pattern
      }
      consentTexts(language: $language) {
        purpose
        title
        text
      }
    }
  }
`);

const reasons = [
  { key: "whySafe", icon: IconLock },
  { key: "whyNhs", icon: IconId },
  { key: "whyErase", icon: IconEraser },
  { key: "whySponsors", icon: IconAdOff },
] as const;

/** A new patient account; afterwards the person is signed in and on the dashboard. */
export function RegisterPage() {
  const { t } = useTranslation("site");
  const [search] = useSearchParams();
  const language = useLanguage();
  const { data, previousData, loading, refetch } = useQuery(RegisterPageDocument, { variables: { language } });
  // While the words of another language are on their way, those of before keep their place.
  const configuration = (data ?? (loading ? previousData : undefined))?.publicConfiguration;
  return (
    <div className={styles.page}>
      <RegisterForm
        plan={search.get("plan")}
        languages={configuration?.languages ?? LANGUAGES}
        passwordRules={configuration?.passwordRules ?? []}
        consentTexts={configuration?.consentTexts}
        isAwaited={loading && !configuration}
        onRetry={refetch}
      />
      <aside className={styles.why}>
        <h2>{t("register.why")}</h2>
        <ul>
          {reasons.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Icon size={24} stroke={1.75} aria-hidden />
              <span>{t(`register.${key}`)}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
