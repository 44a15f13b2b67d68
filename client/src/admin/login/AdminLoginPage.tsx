import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SchemeSwitch } from "../../core/frame/SchemeSwitch";
import { SessionEndedNotice } from "../../core/frame/SessionEndedNotice";
import { SkipLink } from "../../core/frame/SkipLink";
import { useSignInForm } from "../../core/useSignInForm";
import { Voice } from "../../core/Voice";
import { graphql } from "../../gql";
import { useProductName } from "../../lib/product";
import { type DemoAccount, DemoAccounts } from "../../ui/DemoAccounts";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { Logo } from "../../ui/Mark";
import { PageTitle } from "../../ui/PageTitle";
import { SignInFields } from "../../ui/SignInFields";
import { SubmitButton } from "../../ui/SubmitButton";
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

const AdminLoginDocument = graphql(`
  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {
    adminLogin(email: $email, password: $password) {
      ...Session_viewer @unmask
    }
  }
`);

interface AdminLoginFormProps {
  /** Values that somebody chose beside the form; a new object fills it again. */
  fill?: { email: string; password: string };
}

/** Email and password of a member of staff; staff are never remembered. */
function AdminLoginForm({ fill }: AdminLoginFormProps) {
  const { t } = useTranslation("admin");
  const [login, { loading }] = useMutation(AdminLoginDocument);
  const { form, problems, submit } = useSignInForm({
    fill,
    words: {
      missing: t("login.missing"),
      wrong: t("login.wrong"),
      failed: t("login.failed"),
      enterEmail: t("login.enterEmail"),
      enterPassword: t("login.enterPassword"),
    },
    send: async ({ email, password }) => (await login({ variables: { email, password } })).data?.adminLogin,
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PageTitle title={t("login.tab")} hasError={problems.length > 0}>
        {t("login.title")}
      </PageTitle>
      <p className={styles.lead}>{t("login.lead")}</p>
      <SessionEndedNotice />
      <ErrorSummary problems={problems} />
      <SignInFields form={form} emailLabel={t("login.email")} passwordLabel={t("login.password")} />
      <SubmitButton fullWidth pending={loading} pendingLabel={t("login.pending")}>
        {t("login.submit")}
      </SubmitButton>
    </form>
  );
}
