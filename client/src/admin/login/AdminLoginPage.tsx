import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SchemeSwitch } from "../../core/frame/SchemeSwitch";
import { SkipLink } from "../../core/frame/SkipLink";
import { Voice } from "../../core/Voice";
import { graphql } from "../../gql";
import { useProductName } from "../../lib/product";
import { type DemoAccount, DemoAccounts } from "../../ui/DemoAccounts";
import { Logo } from "../../ui/Mark";
import { AdminLoginForm } from "./AdminLoginForm";
import styles from "./AdminLoginPage.module.css";

const AdminLoginPageDocument = graphql(`
  query AdminLoginPage {
    publicConfiguration {
      demoAccounts(area: ADMIN_LOGIN) {
        email
        password
        title
      }
    }
  }
`);

/** Sign-in of the staff, apart from everybody else's and without the public header. */
export function AdminLoginPage() {
  const { t } = useTranslation("admin");
  const product = useProductName();
  const { data } = useQuery(AdminLoginPageDocument);
  const [chosen, setChosen] = useState<DemoAccount>();
  return (
    <Voice name="admin">
      <SkipLink />
      <main id="main" tabIndex={-1} className={styles.page}>
        <div className={styles.top}>
          <Logo name={product} size={24} className={styles.logo} />
          <SchemeSwitch className={styles.scheme} iconSize={18} />
        </div>
        <div className={styles.panel}>
          <AdminLoginForm fill={chosen} />
          <DemoAccounts
            title={t("login.demo")}
            hint={t("login.demoHint")}
            accounts={data?.publicConfiguration.demoAccounts ?? []}
            onChoose={(account) => setChosen({ ...account })}
          />
        </div>
        <Button
          component={Link}
          to="/"
          variant="subtle"
          className={styles.back}
          leftSection={<IconArrowLeft size={16} stroke={1.75} />}
        >
          {t("login.back")}
        </Button>
      </main>
    </Voice>
  );
}
