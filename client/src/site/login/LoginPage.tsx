import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { type DemoAccount, DemoAccounts } from "../../ui/DemoAccounts";
import { LoginForm } from "./LoginForm";
import styles from "./LoginPage.module.css";

const LoginPageDocument = graphql(`
  query LoginPage {
    publicConfiguration {
      demoAccounts(area: LOGIN) {
        email
        password
        title
      }
    }
  }
`);

/** Sign-in of patients and advertisers. In a demonstration the accounts that it accepts stand beside the form. */
export function LoginPage() {
  const { t } = useTranslation("site");
  const { data } = useQuery(LoginPageDocument);
  const [chosen, setChosen] = useState<DemoAccount>();
  return (
    <div className={styles.page}>
      <LoginForm fill={chosen} />
      <DemoAccounts
        title={t("login.demo")}
        hint={t("login.demoHint")}
        accounts={data?.publicConfiguration.demoAccounts ?? []}
        onChoose={(account) => setChosen({ ...account })}
      />
    </div>
  );
}
