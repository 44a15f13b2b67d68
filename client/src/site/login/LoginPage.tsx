import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Checkbox } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { SessionEndedNotice } from "../../core/frame/SessionEndedNotice";
import { useSignInForm } from "../../core/useSignInForm";
import { graphql } from "../../gql";
import { type DemoAccount, DemoAccounts } from "../../ui/DemoAccounts";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { SignInFields } from "../../ui/SignInFields";
import { SubmitButton } from "../../ui/SubmitButton";
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

const LoginDocument = graphql(`
  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {
    login(email: $email, password: $password, rememberMe: $rememberMe) {
      ...Session_viewer @unmask
    }
  }
`);

interface LoginFormProps {
  /** Values that somebody chose beside the form; a new object fills it again. */
  fill?: { email: string; password: string };
}

/** Email, password and "Remember me". What was typed stays after every failure. */
function LoginForm({ fill }: LoginFormProps) {
  const { t } = useTranslation("site");
  const navigate = useNavigate();
  const { key } = useLocation();
  const [login, { loading }] = useMutation(LoginDocument);
  const { form, problems, submit } = useSignInForm({
    fill,
    words: {
      missing: t("login.missing"),
      wrong: t("login.wrong"),
      failed: t("login.failed"),
      enterEmail: t("login.enterEmail"),
      enterPassword: t("login.enterPassword"),
    },
    send: async (variables) => (await login({ variables })).data?.login,
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Button
        variant="subtle"
        className={styles.back}
        leftSection={<IconArrowLeft size={20} stroke={1.75} />}
        // "default" is the key of the first page of a visit: there is nothing of ours to go back to.
        onClick={() => (key === "default" ? navigate("/") : navigate(-1))}
      >
        {t("login.back")}
      </Button>
      <PageTitle title={t("login.title")} hasError={problems.length > 0} />
      <p className={styles.lead}>{t("login.lead")}</p>
      <SessionEndedNotice />
      <ErrorSummary problems={problems} />
      <SignInFields form={form} emailLabel={t("login.email")} passwordLabel={t("login.password")} />
      <Checkbox
        label={t("login.remember")}
        description={t("login.rememberText")}
        {...form.getInputProps("rememberMe", { type: "checkbox" })}
      />
      <div className={styles.submit}>
        <SubmitButton pending={loading} pendingLabel={t("login.pending")}>
          {t("login.submit")}
        </SubmitButton>
        <Link to="/forgot-password">{t("login.forgot")}</Link>
      </div>
      <p>
        {t("login.noAccount")} <Link to="/register">{t("login.register")}</Link>
      </p>
      <p>
        {t("login.company")} <Link to="/advertiser/register">{t("login.advertise")}</Link>
      </p>
    </form>
  );
}
