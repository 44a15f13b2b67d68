import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { CompanyDetails_CompanyFragment } from "../../gql/graphql";
import { formatFullDay } from "../../lib/time";
import { Panel } from "../../ui/Panel";
import styles from "./CompanyPage.module.css";
import { ContactForm } from "./ContactForm";

const CompanyDetailsFragment = graphql(`
  fragment CompanyDetails_company on AdvertiserCompany {
    name
    registrationNumber
    email
    since
    ...ContactForm_company
  }
`);

/** The company as it was approved, and how it is reached, which the advertiser can change. */
export function CompanyDetails({ company }: { company: FragmentType<CompanyDetails_CompanyFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({
    fragment: CompanyDetailsFragment,
    fragmentName: "CompanyDetails_company",
    from: company,
  });
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!complete) return null;

  const close = (saved: boolean) => {
    setOpen(false);
    setSaved(saved);
  };
  const facts = [
    ["name", data.name],
    ["registrationNumber", data.registrationNumber],
    ["since", formatFullDay(data.since)],
  ] as const;
  return (
    <>
      <Panel id="company-fixed" title={t("company.fixed")}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`company.${name}`)}</dt>
              <dd>{value ?? t("company.unknown")}</dd>
            </div>
          ))}
          <div>
            <dt>{t("company.email")}</dt>
            <dd>
              {data.email} <Link to="/advertiser/account#details">{t("company.emailChange")}</Link>
            </dd>
          </div>
        </dl>
        <p className={styles.note}>{t("company.fixedNote")}</p>
      </Panel>
      <Panel
        id="company-contact"
        title={t("company.contact")}
        remarks={
          isOpen ? undefined : (
            <Button ref={change} variant="default" size="xs" onClick={() => setOpen(true)}>
              {t("company.change")}
            </Button>
          )
        }
      >
        <ContactForm company={data} isOpen={isOpen} onClose={close} />
        <p role="status" className={isSaved && !isOpen ? styles.saved : "hidden-text"}>
          {isSaved && !isOpen ? t("company.saved") : ""}
        </p>
      </Panel>
    </>
  );
}
