import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconExternalLink, IconLanguage, IconPhoneCall, IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { type Language, localeOf, useLanguage } from "../../lib/language";
import { DownloadButton } from "../../ui/DownloadButton";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import styles from "./HandoverPage.module.css";
import { HandoverSheet } from "./HandoverSheet";

interface Finder {
  /** Of its label. */
  name: "pharmacy" | "gp" | "ae" | "dentist" | "111" | "999" | "crisis" | "sexualHealth" | "talking" | "services";
  url: string;
}

const nhs = (path: string) => `https://www.nhs.uk${path}`;
const PHARMACY: Finder = { name: "pharmacy", url: nhs("/service-search/pharmacy/find-a-pharmacy/") };
const GP: Finder = { name: "gp", url: nhs("/service-search/find-a-gp/") };
const SERVICES: Finder = { name: "services", url: nhs("/nhs-services/services-near-you/") };

/** By the way to get care: the page of the NHS that finds it nearby, or the number to call. */
const FINDERS: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  ["emergency", { name: "999", url: "tel:999" }],
  [
    "crisis",
    { name: "crisis", url: nhs("/nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health/") },
  ],
  ["ae", { name: "ae", url: nhs("/service-search/find-an-accident-and-emergency-service/") }],
  ["urgent-111", { name: "111", url: "https://111.nhs.uk/" }],
  ["gp-today", GP],
  ["gp-days", GP],
  ["gp-routine", GP],
  ["dentist", { name: "dentist", url: nhs("/service-search/find-a-dentist/") }],
  [
    "sexual-health",
    { name: "sexualHealth", url: nhs("/service-search/sexual-health-services/find-a-sexual-health-clinic/") },
  ],
  [
    "talking",
    {
      name: "talking",
      url: nhs("/nhs-services/mental-health-services/find-nhs-talking-therapies-for-anxiety-and-depression/"),
    },
  ],
  ["pharmacist-treats", PHARMACY],
  ["ask-pharmacist", PHARMACY],
  ["our-pharmacist", PHARMACY],
  ["home", PHARMACY],
]);

/** Where the care of an answer is found nearby; what has no page of its own has the list of all services. */
const finderOf = (care: string | undefined): Finder => FINDERS.get(care ?? "") ?? SERVICES;

const HandoverPageDocument = graphql(`
  query HandoverPage($id: ID!, $language: Language!) {
    consultationHandover(id: $id, language: $language) {
      id
      answerLanguage
      care {
        id
      }
      ...HandoverSheet_handover
    }
  }
`);

/** A consultation on one page for whoever goes on with it: to show, to print, or to hand to their program. */
export function HandoverPage() {
  const { t } = useTranslation("handover");
  const { id = "" } = useParams();
  const spoken = useLanguage();
  // Whoever reads it is a British clinician.
  const [language, setLanguage] = useState<Language>("en");
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, previousData, error, refetch } = useQuery(HandoverPageDocument, {
    variables: { id, language },
    // Whoever reads it decides by it: it has to be what stands now.
    fetchPolicy: "network-only",
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const isMissing = problemCode(error) === "NOT_FOUND";
  const handover = (data ?? (error ? undefined : previousData))?.consultationHandover;
  const own = spoken === "en" ? handover?.answerLanguage : spoken;
  const other = language === "en" ? own : "en";
  const nameOf = (one: Language) => new Intl.DisplayNames(localeOf(spoken), { type: "language" }).of(one);
  const finder = finderOf(handover?.care?.id);
  return (
    <>
      <div className={styles.screen}>
        <p className={styles.back}>
          <Link to={`/consultation#consultation-${id}`}>{t("back")}</Link>
        </p>
        <PageTitle title={t("title")}>{false}</PageTitle>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
        {!isMissing && <p className={styles.lead}>{t("lead")}</p>}
        {handover && (
          <div className={styles.actions}>
            {finder.name === "999" && (
              <Button
                component="a"
                href={finder.url}
                color="red"
                leftSection={<IconPhoneCall size={20} stroke={1.9} aria-hidden />}
              >
                {t("find.999")}
              </Button>
            )}
            <Button leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />} onClick={() => window.print()}>
              {t("print")}
            </Button>
            <DownloadButton href={`/consultations/${id}/handover.json`}>{t("fhir")}</DownloadButton>
            {other && other !== language && (
              <Button
                variant="default"
                leftSection={<IconLanguage size={20} stroke={1.9} aria-hidden />}
                onClick={() => setLanguage(other)}
              >
                {t("inLanguage", { language: nameOf(other) })}
              </Button>
            )}
            {finder.name !== "999" && <FinderLink {...finder} />}
          </div>
        )}
      </div>
      {isMissing && <EmptyState action={<Link to="/consultation">{t("back")}</Link>}>{t("notFound")}</EmptyState>}
      {error && !isMissing && <FailedState message={t("failed")} onRetry={refetch} />}
      {!error && !handover && <Skeleton block={480} />}
      {handover && <HandoverSheet key={handover.id} handover={handover} />}
    </>
  );
}

function FinderLink({ name, url }: ReturnType<typeof finderOf>) {
  const { t } = useTranslation("handover");
  return (
    <a className={styles.finder} href={url} target="_blank" rel="noreferrer">
      {t(`find.${name}`)}
      <IconExternalLink size={18} stroke={1.9} aria-hidden />
      <span className="hidden-text"> {t("newTab")}</span>
    </a>
  );
}
