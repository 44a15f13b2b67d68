import { useQuery } from "@apollo/client/react";
import { IconAdOff, IconLock, IconUserHeart } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { RegisterForm } from "./RegisterForm";
import styles from "./RegisterPage.module.css";

const RegisterPageDocument = graphql(`
  query RegisterPage {
    publicConfiguration {
      languages
      passwordRules {
        id
        label
        pattern
      }
    }
  }
`);

const reasons = [
  { key: "whySafe", icon: IconLock },
  { key: "whyPharmacist", icon: IconUserHeart },
  { key: "whySponsors", icon: IconAdOff },
] as const;

/** A new patient account; afterwards the person is signed in and on the dashboard. */
export function RegisterPage() {
  const { t } = useTranslation("site");
  const { data, loading } = useQuery(RegisterPageDocument);
  return (
    <div className={styles.page}>
      <RegisterForm
        languages={data?.publicConfiguration.languages ?? ["en"]}
        passwordRules={data?.publicConfiguration.passwordRules ?? []}
        rulesAwaited={loading && !data}
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
