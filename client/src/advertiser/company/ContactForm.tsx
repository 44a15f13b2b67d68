import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { ContactForm_CompanyFragment } from "../../gql/graphql";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { FactList } from "../../ui/FactList";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField, TextField } from "../../ui/TextField";
import styles from "./CompanyPage.module.css";

const ContactFormFragment = graphql(`
  fragment ContactForm_company on AdvertiserCompany {
    address
    contactPerson
    phone
    website
  }
`);

const ChangeCompanyDocument = graphql(`
  mutation ContactForm_change($input: CompanyChangeInput!) {
    updateCompany(input: $input) {
      ...ContactForm_company
      ...ChangeLog_company
    }
  }
`);

const FIELDS = ["contactPerson", "phone", "address", "website"] as const;
type ContactField = (typeof FIELDS)[number];
const REQUIRED = ["contactPerson", "phone"] as const;
const isRequired = (field: ContactField): boolean => REQUIRED.some((required) => required === field);

/** How browsers and phones help with each field. */
const HELP = {
  contactPerson: { autoComplete: "name" },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel" },
  address: { autoComplete: "street-address" },
  website: { autoComplete: "url", inputMode: "url", autoCapitalize: "none", spellCheck: false },
} as const;

interface ContactFormProps {
  company: FragmentType<ContactForm_CompanyFragment>;
  isOpen: boolean;
  /** @param saved whether something may have changed. */
  onClose: (saved: boolean) => void;
}

/** How the company is reached: as facts, or as a form in their place. */
export function ContactForm({ company, isOpen, onClose }: ContactFormProps) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: ContactFormFragment, from: company });
  if (!complete) return null;
  if (isOpen) return <OpenForm contact={data} onClose={onClose} />;
  return (
    <FactList
      className={styles.facts}
      facts={FIELDS.map((field) => [t(`company.${field}`), data[field] ?? t("company.unknown")])}
    />
  );
}

function OpenForm({ contact, onClose }: Pick<ContactFormProps, "onClose"> & { contact: ContactForm_CompanyFragment }) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const [change] = useMutation(ChangeCompanyDocument);
  const { run, refuse, problems, pending, errorOn } = useAct(t("company.notSaved"), (field) => field);
  const [values, setValues] = useState<Record<ContactField, string>>({
    contactPerson: contact.contactPerson ?? "",
    phone: contact.phone ?? "",
    address: contact.address ?? "",
    website: contact.website ?? "",
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = REQUIRED.filter((field) => values[field].trim() === "");
    if (missing.length > 0)
      return refuse(missing.map((field) => ({ message: t(`company.missing.${field}`), fieldId: field })));
    void run(async () => {
      await change({ variables: { input: values } });
      onClose(true);
    });
  };
  const fieldOf = (field: ContactField) => ({
    ...HELP[field],
    id: field,
    label: isRequired(field) ? t(`company.${field}`) : `${t(`company.${field}`)} ${common("field.optional")}`,
    value: values[field],
    error: errorOn(field),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [field]: value })),
  });
  return (
    <form noValidate className={styles.form} aria-labelledby="company-contact" onSubmit={submit}>
      <ErrorSummary problems={problems} />
      {FIELDS.map((field, index) =>
        field === "address" ? (
          <TextAreaField key={field} {...fieldOf(field)} minRows={2} autosize />
        ) : (
          <TextField key={field} {...fieldOf(field)} autoFocus={index === 0} />
        ),
      )}
      <div className={styles.acts}>
        <SubmitButton pending={pending} pendingLabel={t("company.saving")}>
          {t("company.save")}
        </SubmitButton>
        <Button variant="default" onClick={() => onClose(false)}>
          {t("company.cancel")}
        </Button>
      </div>
    </form>
  );
}
