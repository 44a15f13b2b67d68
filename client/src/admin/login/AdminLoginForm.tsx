import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { SessionEndedNotice } from "../../core/frame/SessionEndedNotice";
import { useSignInForm } from "../../core/useSignInForm";
import { graphql } from "../../gql";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { SignInFields } from "../../ui/SignInFields";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./AdminLoginPage.module.css";

const AdminLoginDocument = graphql(`
  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {
    adminLogin(email: $email, password: $password) {
      ...Session_viewer @unmask
    }
  }
`);

export interface AdminLoginFormProps {
  /** Values that somebody chose beside the form; a new object fills it again. */
  fill?: { email: string; password: string };
}

/** Email and password of a member of staff; staff are never remembered. */
export function AdminLoginForm({ fill }: AdminLoginFormProps) {
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
