import { useMutation } from "@apollo/client/react";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type PasswordRule, passwordChecklist } from "../../core/passwordRules";
import { inputProblems, sentence, tooManyTries } from "../../core/problems";
import { useSession } from "../../core/session";
import { useChooseLanguage } from "../../core/useChooseLanguage";
import { graphql } from "../../gql";
import type { Tier } from "../../gql/graphql";
import { type Language, useLanguage } from "../../lib/language";
import { isNhsNumber } from "../../lib/nhsNumber";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { NhsNumberField } from "../../ui/NhsNumberField";
import { PageTitle } from "../../ui/PageTitle";
import { PasswordField } from "../../ui/PasswordField";
import { Says } from "../../ui/Says";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextField } from "../../ui/TextField";
import { Agreement, type ConsentTexts } from "./Agreement";
import styles from "./RegisterPage.module.css";
import { checkRegistration, type RegistrationField, type RegistrationValues, toInput } from "./registration";

const RegisterDocument = graphql(`
  mutation RegisterForm_register($input: RegisterInput!) {
    register(input: $input) {
      ...Session_viewer @unmask
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
  nhsNumber: "",
  consentsToDataUse: false,
  consentsToNhsIntegration: false,
};

const isField = (name: string | undefined): name is RegistrationField => name !== undefined && name in empty;

export interface RegisterFormProps {
  /** The plan that a company chose before it came here by mistake. */
  plan: string | null;
  languages: readonly Language[];
  passwordRules: readonly PasswordRule[];
  consentTexts: ConsentTexts | undefined;
  /** True while rules and words are on their way: their place is kept. */
  isAwaited: boolean;
  onRetry: () => void;
}

/** The registration: one column, every error in the summary and on its field, what was typed always stays. */
export function RegisterForm({ plan, languages, passwordRules, consentTexts, isAwaited, onRetry }: RegisterFormProps) {
  const { t } = useTranslation("site");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const { adopt } = useSession();
  const [register, { loading }] = useMutation(RegisterDocument);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [shown, setShown] = useState(false);
  const form = useForm({ initialValues: empty });
  const { values, clearErrors } = form;
  const rules = passwordChecklist(common, passwordRules, values.password);
  const errorOn = (field: RegistrationField) => form.errors[field]?.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said in another language goes with that language.
  useEffect(() => {
    setProblems([]);
    clearErrors();
  }, [language]);

  const refuse = (error: unknown) => {
    const found = inputProblems(error);
    for (const { field, message } of found) if (isField(field)) form.setFieldError(field, sentence(common, message));
    if (found.length > 0) {
      setProblems(
        found.map(({ field, message }) => ({
          message: sentence(common, message),
          fieldId: isField(field) ? field : undefined,
          aside: message.startsWith(EMAIL_TAKEN) ? <Link to="/login">{t("register.login")}</Link> : undefined,
        })),
      );
    } else {
      setProblems([{ message: tooManyTries(common, error) ?? t("register.errors.failed") }]);
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
      const { data } = await register({ variables: { input: toInput(values, language) } });
      if (!data) return;
      // The guard of this page leads to the dashboard as soon as the session has a person.
      await adopt(data.register);
      if (values.nhsNumber !== "" && !isNhsNumber(values.nhsNumber)) {
        notifications.show({ message: t("register.nhsNumberNotKept"), color: "yellow" });
      }
    } catch (error) {
      refuse(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <PageTitle title={t("register.title")} hasError={problems.length > 0} />
      <PlanNotice plan={plan} />
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
        autoComplete="username"
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
        rulesAwaited={isAwaited ? 4 : 0}
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
          data={languages.map((one) => ({ value: one, label: common(`language.names.${one}`) }))}
          value={language}
          onChange={(event) => {
            const chosen = languages.find((one) => one === event.currentTarget.value);
            if (chosen) void chooseLanguage(chosen);
          }}
        />
      </div>
      <NhsNumberField
        id="nhsNumber"
        label={`${t("register.nhsNumber")} ${common("field.optional")}`}
        hint={t("register.nhsNumberHint")}
        odd={t("register.nhsNumberOdd")}
        value={values.nhsNumber}
        onChange={(digits) => form.setFieldValue("nhsNumber", digits)}
      />
      <Agreement
        texts={consentTexts}
        hasFailed={!isAwaited}
        onRetry={onRetry}
        values={values}
        onChange={(field, checked) => form.setFieldValue(field, checked)}
        errorOn={errorOn}
      />
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

/** The plans by their names, which are the same in every language. */
const NAMES: Record<Tier, string> = { BRONZE: "Bronze", SILVER: "Silver", GOLD: "Gold", PLATINUM: "Platinum" };

const isTier = (text: string | null): text is Tier => text !== null && text in NAMES;

/** To a company that came here from a plan: this page makes a patient's account, and where its own way begins. */
function PlanNotice({ plan }: { plan: string | null }) {
  const { t } = useTranslation("site");
  if (!isTier(plan)) return null;
  return (
    <Says>
      <h2>{t("register.plan.title", { plan: NAMES[plan] })}</h2>
      <p>{t("register.plan.text")}</p>
      <p>
        <Link to="/advertiser/register">{t("register.plan.open")}</Link>
      </p>
    </Says>
  );
}
