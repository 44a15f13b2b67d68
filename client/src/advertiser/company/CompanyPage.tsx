import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { problemCode } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { ChangeLog_CompanyFragment, CompanyDetails_CompanyFragment } from "../../gql/graphql";
import { formatFullDay, formatHourMinute } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import styles from "./CompanyPage.module.css";
import { ContactForm } from "./ContactForm";

const CompanyPageDocument = graphql(`
  query CompanyPage {
    company {
      ...CompanyDetails_company
      ...ChangeLog_company
    }
  }
`);

const CompanyChangedDocument = graphql(`
  subscription CompanyChanged {
    companyChanged {
      ...CompanyDetails_company
      ...ChangeLog_company
    }
  }
`);

/** What we know of the advertiser's company, how it is reached, and what was changed when. */
export function CompanyPage() {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(CompanyPageDocument, { fetchPolicy: "cache-and-network" });
  useLiveSubscription(CompanyChangedDocument, { variables: {} }); // another window of the same advertiser
  const isMissing = problemCode(error) === "NOT_FOUND";
  return (
    <>
      <PageTitle title={t("company.title")} />
      {data && (
        <div className={styles.parts}>
          <CompanyDetails company={data.company} />
          <ChangeLog company={data.company} />
        </div>
      )}
      {!data && isMissing && <EmptyState>{t("company.none")}</EmptyState>}
      {!data && error && !isMissing && <FailedState message={t("company.failed")} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={["40%", "100%", "100%", "0", "30%", "100%", "100%"]} />}
    </>
  );
}

const ChangeLogFragment = graphql(`
  fragment ChangeLog_company on AdvertiserCompany {
    changes {
      id
      changedAt
      field
      before
      after
    }
  }
`);

const NAMES = ["address", "contactPerson", "phone", "website"] as const;

/** What was changed, the newest first. */
function ChangeLog({ company }: { company: FragmentType<ChangeLog_CompanyFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: ChangeLogFragment, from: company });
  if (!complete) return null;
  const nameOf = (field: string) => {
    const name = NAMES.find((known) => known === field);
    return name ? t(`company.${name}`) : field;
  };
  return (
    <Panel id="company-changes" title={t("company.changes")}>
      {data.changes.length === 0 ? (
        <p className={styles.note}>{t("company.noChanges")}</p>
      ) : (
        <DataTable
          labelledBy="company-changes"
          columns={[t("company.when"), t("company.what"), t("company.before"), t("company.after")]}
        >
          <tbody>
            {data.changes.map(({ id, changedAt, field, before, after }) => (
              <tr key={id}>
                <td data-label={t("company.when")}>
                  {formatFullDay(changedAt)}, {formatHourMinute(changedAt)}
                </td>
                <th scope="row" data-label={t("company.what")}>
                  {nameOf(field)}
                </th>
                <td data-label={t("company.before")}>{before ?? t("company.unknown")}</td>
                <td data-label={t("company.after")}>{after ?? t("company.unknown")}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
}

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
function CompanyDetails({ company }: { company: FragmentType<CompanyDetails_CompanyFragment> }) {
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
