import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useSession } from "../core/session";
import { graphql } from "../gql";
import type { Language } from "../gql/graphql";
import { PageTitle } from "../ui/PageTitle";
import { Awaited } from "../ui/States";
import styles from "./AccountPage.module.css";
import { Adverts } from "./adverts/Adverts";
import { Agreements } from "./agreements/Agreements";
import { HealthChecks } from "./checks/HealthChecks";
import { EmailSetting } from "./details/EmailSetting";
import { NameSetting } from "./details/NameSetting";
import { NhsNumberSetting } from "./details/NhsNumberSetting";
import { Devices } from "./devices/Devices";
import { Disclosures } from "./disclosures/Disclosures";
import { Download } from "./download/Download";
import { EraseAccount } from "./erase/EraseAccount";
import { HiddenQuestions } from "./hidden/HiddenQuestions";
import { ColourChoice } from "./language/ColourChoice";
import { LanguageForm } from "./language/LanguageForm";
import language from "./language/language.module.css";
import { PasswordSetting } from "./password/PasswordSetting";
import { Section } from "./Section";

const AccountPageDocument = graphql(`
  query AccountPage($isPatient: Boolean!) {
    me {
      id
      language
      emailVerifiedAt
      pendingEmail
      ...NameSetting_viewer
      ...EmailSetting_viewer
      ...Devices_viewer
      ...Download_viewer
      ...NhsNumberSetting_viewer @include(if: $isPatient)
      ...Agreements_viewer @include(if: $isPatient)
      ...Disclosures_viewer @include(if: $isPatient)
    }
    publicConfiguration {
      languages
      passwordRules {
        id
        label
        pattern
      }
    }
  }
`);

const MoreAgreementsDocument = graphql(`
  query AccountPage_moreAgreements($after: String) {
    me {
      id
      consentHistory(first: 20, after: $after) {
        totalCount
        nodes {
          id
          granted
          recordedAt
          text {
            purpose
            version
            title
            text
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

const MoreDisclosuresDocument = graphql(`
  query AccountPage_moreDisclosures($after: String) {
    me {
      id
      disclosures(first: 20, after: $after) {
        totalCount
        nodes {
          id
          occurredAt
          viewerRole
          viewerName
          what
          reason
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

/** The parts in their order: the anchor, the key of its title, and whether it is about health data. */
const PARTS = [
  { id: "details", title: "details.title", ofPatients: false },
  { id: "password", title: "password.title", ofPatients: false },
  { id: "language", title: "language.title", ofPatients: false },
  { id: "devices", title: "devices.title", ofPatients: false },
  { id: "agreements", title: "agreements.title", ofPatients: true },
  { id: "who-looked", title: "disclosures.title", ofPatients: true },
  { id: "hidden", title: "hidden.title", ofPatients: true },
  { id: "adverts", title: "adverts.title", ofPatients: true },
  { id: "health-checks", title: "checks.title", ofPatients: true },
  { id: "download", title: "download.title", ofPatients: false },
  { id: "erase", title: "erase.title", ofPatients: false },
] as const;

/** A link to a part leads the eye and the focus there, also when the page has only just arrived. */
function useAnchors(isReady: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again.
  useEffect(() => {
    const heading = isReady && hash ? document.getElementById(`${hash.slice(1)}-title`) : null;
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView();
  }, [hash, key, isReady]);
}

/** The words of the agreements come in the person's language: another language, wherever it was chosen, reads them again. */
function useNewWords(language: Language | undefined, refetch: () => Promise<unknown>): void {
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    refetch().catch(() => undefined);
  }, [language, refetch]);
}

/** Whoever comes back from opening the link in a mail finds the address confirmed. */
function useConfirmationElsewhere(waits: boolean, look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!waits) return;
    const onFocus = () => latest.current();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [waits]);
}

/** Everything about one's own account, for every role; agreements and who looked at the data for patients. */
export function AccountPage() {
  const { t } = useTranslation("account");
  const { viewer: person, refresh } = useSession();
  const isPatient = person?.role === "CUSTOMER";
  const { data, error, refetch, fetchMore } = useQuery(AccountPageDocument, { variables: { isPatient } });
  const viewer = data?.me;
  useAnchors(Boolean(viewer));
  useNewWords(person?.language, refetch);
  useConfirmationElsewhere(Boolean(viewer && (!viewer.emailVerifiedAt || viewer.pendingEmail)), () => {
    void Promise.all([refetch(), refresh()]).catch(() => undefined);
  });

  if (!viewer) {
    return (
      <div className={styles.waiting}>
        <PageTitle title={t("title")} />
        <Awaited
          failed={error && t("failed")}
          onRetry={refetch}
          lines={["30%", "100%", "100%", "0", "24%", "100%", "0", "38%", "100%", "100%"]}
        />
      </div>
    );
  }
  const parts = PARTS.filter(({ ofPatients }) => isPatient || !ofPatients);
  return (
    <>
      <PageTitle title={t("title")} />
      <div className={styles.page}>
        <nav aria-label={t("contents")} className={styles.contents}>
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} replace>
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.parts}>
          <Section id="details" title={t("details.title")}>
            <NameSetting viewer={viewer} />
            <EmailSetting viewer={viewer} />
            {isPatient && <NhsNumberSetting viewer={viewer} />}
          </Section>
          <Section id="password" title={t("password.title")}>
            <PasswordSetting rules={data.publicConfiguration.passwordRules} />
          </Section>
          <Section id="language" title={t("language.title")}>
            <div className={language.parts}>
              <LanguageForm
                language={viewer.language}
                languages={data.publicConfiguration.languages}
                hint={t(isPatient ? "language.hint" : "language.hintOthers")}
              />
              <ColourChoice />
            </div>
          </Section>
          <Devices viewer={viewer} />
          {isPatient && (
            <Agreements
              viewer={viewer}
              onMore={(after) => fetchMore({ query: MoreAgreementsDocument, variables: { after } })}
            />
          )}
          {isPatient && (
            <Disclosures
              viewer={viewer}
              onMore={(after) => fetchMore({ query: MoreDisclosuresDocument, variables: { after } })}
            />
          )}
          {isPatient && <HiddenQuestions />}
          {isPatient && <Adverts />}
          {isPatient && <HealthChecks />}
          <Download viewer={viewer} />
          <EraseAccount role={person?.role ?? "CUSTOMER"} />
        </div>
      </div>
    </>
  );
}
