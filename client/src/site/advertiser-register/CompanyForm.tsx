import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import { useDraft } from "../../lib/drafts";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField, TextField } from "../../ui/TextField";
import type { Application } from "../application/application";
import { keepOwnToken } from "../application/applicationToken";
import styles from "./AdvertiserRegisterPage.module.css";

/** The fields of a company in the order of the form. */
const COMPANY_FIELDS = ["name", "registrationNumber", "address", "contactPerson", "phone", "email", "website"] as const;
type CompanyField = (typeof COMPANY_FIELDS)[number];
type CompanyValues = Readonly<Record<CompanyField, string>>;

const OPTIONAL: readonly CompanyField[] = ["address", "website"];

const isRequired = (field: CompanyField): boolean => !OPTIONAL.includes(field);

const isCompanyField = (name: string | undefined): name is CompanyField =>
  COMPANY_FIELDS.some((field) => field === name);

/** What an application says about its company, as it stands in the form; nothing before there is one. */
function valuesOf(company: Application["company"] | undefined): CompanyValues {
  const entries = COMPANY_FIELDS.map((field) => [field, company?.[field] ?? ""] as const);
  return Object.fromEntries(entries) as Record<CompanyField, string>;
}

/** What was typed and not sent yet, over what is known; a draft that cannot be read is none. */
function withDraft(known: CompanyValues, draft: string): CompanyValues {
  try {
    const typed: unknown = JSON.parse(draft);
    if (typeof typed !== "object" || typed === null) return known;
    const entries = Object.entries(typed).filter(([name, text]) => isCompanyField(name) && typeof text === "string");
    return { ...known, ...Object.fromEntries(entries) };
  } catch {
    return known;
  }
}

const missingFields = (values: CompanyValues): CompanyField[] =>
  COMPANY_FIELDS.filter((field) => isRequired(field) && values[field].trim() === "");

const StartDocument = graphql(`
  mutation CompanyForm_start($input: CompanyInput!) {
    startApplication(input: $input) {
      token
      application {
        id
        ...Application_whole
      }
    }
  }
`);

const ChangeDocument = graphql(`
  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {
    updateApplicationCompany(token: $token, input: $input) {
      id
      ...Application_whole
    }
  }
`);

/** How browsers and phones help with each field. */
const HELP = {
  name: { autoComplete: "organization" },
  registrationNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  address: { autoComplete: "street-address" },
  contactPerson: { autoComplete: "name" },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel" },
  email: { autoComplete: "email", type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  website: { autoComplete: "url", type: "text", inputMode: "url", autoCapitalize: "none", spellCheck: false },
} as const;

export interface CompanyFormProps {
  /** The secret of the application, or empty before there is one. */
  token: string;
  application: Application | undefined;
  /** The details are kept; the documents follow. */
  onDone: () => void;
}

/** Step 1: who the company is. What was typed stays in this tab until the server has it. */
export function CompanyForm({ token, application, onDone }: CompanyFormProps) {
  const { t } = useTranslation("application");
  const { t: common } = useTranslation("common");
  const draft = useDraft("advertiser-company");
  const [start, { loading: isStarting }] = useMutation(StartDocument);
  const [change, { loading: isChanging }] = useMutation(ChangeDocument);
  const [errors, setErrors] = useState<Partial<Record<CompanyField, string>>>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const values = withDraft(valuesOf(application?.company), draft.text);

  const show = (found: readonly { field: CompanyField; message: string }[], first?: string) => {
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    const lines: Problem[] = found.map(({ field, message }) => ({ message, fieldId: field }));
    setProblems(first ? [{ message: first }, ...lines] : lines);
  };

  const refuse = (error: unknown) => {
    const found = inputProblems(error);
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    setProblems(
      found.length > 0
        ? found.map(({ field, message }) => ({ message, fieldId: isCompanyField(field) ? field : undefined }))
        : [{ message: tooManyTries(common, error) ?? t("company.failed") }],
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFields(values);
    if (missing.length > 0) {
      const fields = missing.map((field) => t(`company.field.${field}`)).join(", ");
      show(
        missing.map((field) => ({ field, message: t(`company.missing.${field}`) })),
        t("submit.fieldsMissing", { fields }),
      );
      return;
    }
    show([]);
    try {
      if (token === "") {
        const { data } = await start({ variables: { input: values } });
        if (!data) return;
        keepOwnToken(data.startApplication.token);
      } else {
        await change({ variables: { token, input: values } });
      }
      draft.forget();
      onDone();
    } catch (error) {
      refuse(error);
    }
  };

  const fieldOf = (field: CompanyField) => ({
    id: field,
    label: isRequired(field)
      ? t(`company.field.${field}`)
      : `${t(`company.field.${field}`)} ${common("field.optional")}`,
    hint: t(`company.hint.${field}`) || undefined,
    value: values[field],
    error: errors[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      draft.change(JSON.stringify({ ...values, [field]: currentTarget.value })),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={styles.company}
      aria-label={t("company.title")}
    >
      <ErrorSummary problems={problems} />
      <div>
        <h2>{t("company.title")}</h2>
        <p className={styles.quiet}>{t("company.lead")}</p>
      </div>
      {COMPANY_FIELDS.map((field) =>
        field === "address" ? (
          <TextAreaField
            key={field}
            {...fieldOf(field)}
            autoComplete={HELP.address.autoComplete}
            minRows={2}
            autosize
          />
        ) : (
          <TextField key={field} {...fieldOf(field)} {...HELP[field]} />
        ),
      )}
      <SubmitButton pending={isStarting || isChanging} pendingLabel={t("company.pending")} className={styles.go}>
        {t("company.submit")}
      </SubmitButton>
    </form>
  );
}
