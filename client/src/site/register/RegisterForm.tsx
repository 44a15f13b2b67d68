import { useMutation } from "@apollo/client/react";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { inputProblems, problemCode } from "../../app/problems";
import { useSession } from "../../app/session";
import { graphql } from "../../gql";
import type { Language } from "../../gql/graphql";
import { ConsentBox } from "../../ui/ConsentBox";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { PasswordField } from "../../ui/PasswordField";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./RegisterPage.module.css";
import { checkRegistration, type RegistrationField, type RegistrationValues, toInput } from "./registration";

const RegisterDocument = graphql(`
  mutation RegisterForm_register($input: RegisterInput!) {
    register(input: $input) {
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

/** The server's sentence for an address that already has an account. */
const EMAIL_TAKEN = "Email already registered";

const empty: RegistrationValues = {
  name: "",
  email: "",
  password: "",
  confirm: "",
  language: "en",
  consentsToDataUse: false,
  consentsToNhsIntegration: false,
};

const isField = (name: string | undefined): name is RegistrationField => name !== undefined && name in empty;

export interface RegisterFormProps {
  languages: readonly Language[];
  /** The rules of the server, each with a regular expression that a good password matches. */
  passwordRules: readonly { id: string; label: string; pattern: string }[];
  /** True while the rules are on their way: their place is kept. */
  rulesAwaited: boolean;
}

/** The registration: one column, every error in the summary and on its field, what was typed always stays. */
export function RegisterForm({ languages, passwordRules, rulesAwaited }: RegisterFormProps) {
  const { t } = useTranslation("site");
  const { adopt } = useSession();
  const [register, { loading }] = useMutation(RegisterDocument);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [shown, setShown] = useState(false);
  const form = useForm({ initialValues: empty });
  const { values } = form;
  const rules = passwordRules.map(({ id, label, pattern }) => ({
    id,
    label,
    met: new RegExp(pattern, "u").test(values.password),
  }));
  const errorOn = (field: RegistrationField) => form.errors[field]?.toString();

  const refuse = (error: unknown) => {
    const found = inputProblems(error);
    for (const { field, message } of found) if (isField(field)) form.setFieldError(field, message);
    if (found.length > 0) {
      setProblems(
        found.map(({ field, message }) => ({
          message,
          fieldId: isField(field) ? field : undefined,
          aside: message.startsWith(EMAIL_TAKEN) ? <Link to="/login">{t("register.login")}</Link> : undefined,
        })),
      );
    } else if (problemCode(error) === "RATE_LIMITED" && error instanceof Error) {
      setProblems([{ message: error.message }]);
    } else {
      setProblems([{ message: t("register.errors.failed") }]);
    }
  };

  const submit = form.onSubmit(async () => {
    const { summary, fields } = checkRegistration(
      values,
      rules.every((rule) => rule.met),
    );
    form.setErrors(
      Object.fromEntries(Object.entries(fields).map(([field, error]) => [field, t(`register.errors.${error}`)])),
    );
    setProblems(summary.map(({ error, field }) => ({ message: t(`register.errors.${error}`), fieldId: field })));
    if (summary.length > 0) return;
    try {
      const { data } = await register({ variables: { input: toInput(values) } });
      // The guard of this page leads to the dashboard as soon as the session has a person.
      if (data) await adopt(data.register);
    } catch (error) {
      refuse(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <PageTitle title={t("register.title")} hasError={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <TextField
        id="name"
        label={t("register.name")}
        autoComplete="name"
        value={values.name}
        onChange={(event) => form.setFieldValue("name", event.currentTarget.value)}
        error={errorOn("name")}
      />
      <TextField
        id="email"
        label={t("register.email")}
        hint={t("register.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(event) => form.setFieldValue("email", event.currentTarget.value)}
        error={errorOn("email")}
      />
      <PasswordField
        id="password"
        label={t("register.password")}
        autoComplete="new-password"
        value={values.password}
        onChange={(value) => form.setFieldValue("password", value)}
        error={errorOn("password")}
        rules={rules.length > 0 ? rules : undefined}
        rulesAwaited={rulesAwaited ? 4 : 0}
        shown={shown}
        onShownChange={setShown}
      />
      <PasswordField
        id="confirm"
        label={t("register.confirm")}
        autoComplete="new-password"
        value={values.confirm}
        onChange={(value) => form.setFieldValue("confirm", value)}
        onBlur={() => {
          const differs = values.confirm !== "" && values.password !== values.confirm;
          if (differs) form.setFieldError("confirm", t("register.errors.mismatch"));
        }}
        error={errorOn("confirm")}
        withShow={false}
        shown={shown}
      />
      <div className={styles.language}>
        <SelectField
          id="language"
          label={t("register.language")}
          hint={t("register.languageHint")}
          data={languages.map((language) => ({ value: language, label: t(`register.languages.${language}`) }))}
          value={values.language}
          onChange={(event) => {
            const chosen = languages.find((language) => language === event.currentTarget.value);
            if (chosen) form.setFieldValue("language", chosen);
          }}
        />
      </div>
      <fieldset className={styles.agreement}>
        <legend>{t("register.agreement")}</legend>
        <ConsentBox
          id="consentsToDataUse"
          title={t("register.dataUse")}
          description={t("register.dataUseText")}
          checked={values.consentsToDataUse}
          onChange={(checked) => form.setFieldValue("consentsToDataUse", checked)}
          error={errorOn("consentsToDataUse")}
        />
        <ConsentBox
          id="consentsToNhsIntegration"
          title={t("register.nhs")}
          description={t("register.nhsText")}
          checked={values.consentsToNhsIntegration}
          onChange={(checked) => form.setFieldValue("consentsToNhsIntegration", checked)}
          error={errorOn("consentsToNhsIntegration")}
        />
        <p className={styles.note}>{t("register.sponsorship")}</p>
      </fieldset>
      <div className={styles.submit}>
        <SubmitButton className={styles.create} pending={loading} pendingLabel={t("register.pending")}>
          {t("register.submit")}
        </SubmitButton>
        <span>
          {t("register.haveAccount")} <Link to="/login">{t("register.login")}</Link>
        </span>
      </div>
    </form>
  );
}
