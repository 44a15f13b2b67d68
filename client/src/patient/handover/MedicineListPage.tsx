import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconLanguage, IconMaximize, IconPrinter } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { handoverTexts } from "../../core/i18n";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { MedicineListPageQuery } from "../../gql/graphql";
import { type Language, localeOf, useLanguage } from "../../lib/language";
import { useProductName } from "../../lib/product";
import { formatFullDay } from "../../lib/time";
import { DownloadButton } from "../../ui/DownloadButton";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import styles from "./HandoverPage.module.css";
import sheet from "./HandoverSheet.module.css";

const MedicineListPageDocument = graphql(`
  query MedicineListPage($forWhom: ID) {
    medicineList(forWhom: $forWhom) {
      id
      name
      toldBy
      dateOfBirth
      pregnantOrBreastfeeding
      allergies
      conditions
      medicines {
        id
        name
        dosage
        frequency
        startDate
      }
    }
  }
`);

type List = MedicineListPageQuery["medicineList"];
type Texts = TFunction<"handover">;

/** What somebody takes, on one page for a pharmacist: to show, to print, to save, or to hand to their program. */
export function MedicineListPage() {
  const { t } = useTranslation("handover");
  const { id } = useParams();
  const spoken = useLanguage();
  // Whoever reads it is a British pharmacist.
  const [language, setLanguage] = useState<Language>("en");
  const [texts, setTexts] = useState<{ language: Language; t: Texts } | null>(null);
  const { data, error, refetch } = useQuery(MedicineListPageDocument, {
    variables: { forWhom: id ?? null },
    fetchPolicy: "network-only",
  });
  useEffect(() => {
    let isOld = false;
    const show = (words: Texts) => !isOld && setTexts({ language, t: words });
    handoverTexts(language).then(show, () => undefined);
    return () => {
      isOld = true;
    };
  }, [language]);
  const paper = useRef<HTMLElement>(null);
  const code = problemCode(error);
  const other = language === "en" ? spoken : "en";
  const back = <Link to={id ? `/family/${id}/medicines` : "/profile"}>{t("list.back")}</Link>;
  const file = `/medicines/${id ?? "own"}/list`;
  const list = data?.medicineList;
  return (
    <>
      <div className={styles.screen}>
        <p className={styles.back}>{back}</p>
        <PageTitle title={t("list.title")} />
        <p className={styles.lead}>{t("list.lead")}</p>
        {list && (
          <div className={styles.actions}>
            <Button leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />} onClick={() => window.print()}>
              {t("list.print")}
            </Button>
            {document.fullscreenEnabled && (
              <Button
                variant="default"
                leftSection={<IconMaximize size={20} stroke={1.9} aria-hidden />}
                onClick={() => void paper.current?.requestFullscreen().catch(() => undefined)}
              >
                {t("list.fullScreen")}
              </Button>
            )}
            <DownloadButton href={`${file}.pdf?language=${language}`}>{t("list.pdf")}</DownloadButton>
            <DownloadButton href={`${file}.json`}>{t("list.fhir")}</DownloadButton>
            {other !== language && (
              <Button
                variant="default"
                leftSection={<IconLanguage size={20} stroke={1.9} aria-hidden />}
                onClick={() => setLanguage(other)}
              >
                {t("inLanguage", {
                  language: new Intl.DisplayNames(localeOf(spoken), { type: "language" }).of(other),
                })}
              </Button>
            )}
          </div>
        )}
      </div>
      {code === "NOT_FOUND" && <EmptyState action={back}>{t("list.notFound")}</EmptyState>}
      {code === "CONFLICT" && <EmptyState action={back}>{t("list.noConsent")}</EmptyState>}
      {error && code !== "NOT_FOUND" && code !== "CONFLICT" && (
        <FailedState message={t("failed")} onRetry={() => void refetch()} />
      )}
      {!error && !(list && texts) && <Skeleton block={480} />}
      {list && texts && <Sheet ref={paper} list={list} {...texts} />}
    </>
  );
}

interface SheetProps {
  ref: RefObject<HTMLElement | null>;
  list: List;
  language: Language;
  t: Texts;
}

function Sheet({ ref, list, language, t }: SheetProps) {
  const product = useProductName();
  const { name, toldBy, dateOfBirth, pregnantOrBreastfeeding: pregnant, allergies, conditions, medicines } = list;
  const day = (iso: string) => formatFullDay(`${iso}T12:00:00Z`, language);
  const told = (entries: readonly string[]) => entries.join("; ") || t("sheet.noneTold");
  const who = [
    [t("sheet.name"), name],
    [t("sheet.born"), dateOfBirth ? day(dateOfBirth) : t("sheet.notTold")],
    ...(toldBy ? [[t("sheet.toldBy"), toldBy] as const] : []),
  ] as const;
  const matters = [
    [t("sheet.allergies"), told(allergies)],
    [t("sheet.conditions"), told(conditions)],
    ...(pregnant ? [[t("sheet.pregnant"), t(`sheet.${pregnant}`)] as const] : []),
  ] as const;
  return (
    <article
      ref={ref}
      className={`${sheet.sheet} ${styles.list}`}
      lang={localeOf(language)}
      aria-labelledby="list-title"
    >
      <header className={sheet.head}>
        <h2 id="list-title">{t("list.sheet")}</h2>
        <p>{t("sheet.made", { product, day: formatFullDay(new Date(), language) })}</p>
      </header>
      <section className={sheet.who} aria-label={t("sheet.who")}>
        <dl>
          {who.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={t("sheet.medicines")}>
        <h3>{t("sheet.medicines")}</h3>
        {medicines.length === 0 && <p>{t("sheet.noneTold")}</p>}
        <dl className={`${sheet.rows} ${styles.medicines}`}>
          {medicines.map(({ id, name: medicine, dosage, frequency, startDate }) => (
            <div key={id}>
              <dt>{medicine}</dt>
              <dd>
                {[dosage, t(`sheet.frequency.${frequency}`), startDate && t("list.since", { day: day(startDate) })]
                  .filter(Boolean)
                  .join(", ")}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={t("list.matters")}>
        <h3>{t("list.matters")}</h3>
        <dl className={sheet.rows}>
          {matters.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <footer className={sheet.foot}>
        <p>{t("list.note")}</p>
      </footer>
    </article>
  );
}
