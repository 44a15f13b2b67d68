import { useMutation } from "@apollo/client/react";
import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../app/problems";
import { useSession } from "../../app/session";
import { graphql } from "../../gql";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { PasswordField } from "../../ui/PasswordField";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import styles from "./AdminLoginPage.module.css";

const AdminLoginDocument = graphql(`
  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {
    adminLogin(email: $email, password: $password) {
      id
      name
      email
      role
      language
      permissions
      staffRoles
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
  const { adopt } = useSession();
  const [login, { loading }] = useMutation(AdminLoginDocument);
  const [problems, setProblems] = useState<Problem[]>([]);
  const form = useForm({ initialValues: { email: "", password: "" } });
  const { setValues } = form;

  useEffect(() => {
    if (!fill) return;
    setValues({ email: fill.email, password: fill.password });
    setProblems([]);
  }, [fill, setValues]);

  const refusal = (error: unknown): Problem => {
    const code = problemCode(error);
    if (code === "UNAUTHENTICATED" || code === "BAD_USER_INPUT" || code === "FORBIDDEN") {
      return { message: t("login.wrong"), fieldId: "email" };
    }
    if (code === "RATE_LIMITED" && error instanceof Error) return { message: error.message };
    return { message: t("login.failed") };
  };

  const submit = form.onSubmit(async ({ email, password }) => {
    if (email.trim() === "" || password === "") {
      setProblems([{ message: t("login.missing"), fieldId: email.trim() === "" ? "email" : "password" }]);
      return;
    }
    try {
      const { data } = await login({ variables: { email, password } });
      // The guard of this page leads on as soon as the session has a person.
      if (data) await adopt(data.adminLogin);
    } catch (error) {
      setProblems([refusal(error)]);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PageTitle title={t("login.tab")} hasError={problems.length > 0}>
        {t("login.title")}
      </PageTitle>
      <p className={styles.lead}>{t("login.lead")}</p>
      <ErrorSummary problems={problems} />
      <TextField
        id="email"
        label={t("login.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.email}
        onChange={(event) => form.setFieldValue("email", event.currentTarget.value)}
      />
      <PasswordField
        id="password"
        label={t("login.password")}
        autoComplete="current-password"
        value={form.values.password}
        onChange={(value) => form.setFieldValue("password", value)}
      />
      <SubmitButton fullWidth pending={loading} pendingLabel={t("login.pending")}>
        {t("login.submit")}
      </SubmitButton>
    </form>
  );
}
