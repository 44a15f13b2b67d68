import { useMutation } from "@apollo/client/react";
import { Button, Checkbox } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { problemCode } from "../../app/problems";
import { useSession } from "../../app/session";
import { graphql } from "../../gql";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { PasswordField } from "../../ui/PasswordField";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import styles from "./LoginPage.module.css";

const LoginDocument = graphql(`
  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {
    login(email: $email, password: $password, rememberMe: $rememberMe) {
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

export interface LoginFormProps {
  /** Values that somebody chose beside the form; a new object fills it again. */
  fill?: { email: string; password: string };
}

/** Email, password and "Remember me". What was typed stays after every failure. */
export function LoginForm({ fill }: LoginFormProps) {
  const { t } = useTranslation("site");
  const { adopt } = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [login, { loading }] = useMutation(LoginDocument);
  const [problems, setProblems] = useState<Problem[]>([]);
  const form = useForm({ initialValues: { email: "", password: "", rememberMe: false } });
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

  const submit = form.onSubmit(async ({ email, password, rememberMe }) => {
    const errors = {
      ...(email.trim() === "" && { email: t("login.enterEmail") }),
      ...(password === "" && { password: t("login.enterPassword") }),
    };
    form.setErrors(errors);
    const [firstEmpty] = Object.keys(errors);
    if (firstEmpty) {
      setProblems([{ message: t("login.missing"), fieldId: firstEmpty }]);
      return;
    }
    try {
      const { data } = await login({ variables: { email, password, rememberMe } });
      // The guard of this page leads on as soon as the session has a person.
      if (data) await adopt(data.login);
    } catch (error) {
      setProblems([refusal(error)]);
    }
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
        error={form.errors.email?.toString()}
      />
      <PasswordField
        id="password"
        label={t("login.password")}
        autoComplete="current-password"
        value={form.values.password}
        onChange={(value) => form.setFieldValue("password", value)}
        error={form.errors.password?.toString()}
      />
      <Checkbox
        label={t("login.remember")}
        description={t("login.rememberText")}
        {...form.getInputProps("rememberMe", { type: "checkbox" })}
      />
      <div className={styles.submit}>
        <SubmitButton pending={loading} pendingLabel={t("login.pending")}>
          {t("login.submit")}
        </SubmitButton>
        <span>
          {t("login.noAccount")} <Link to="/register">{t("login.register")}</Link>
        </span>
      </div>
    </form>
  );
}
