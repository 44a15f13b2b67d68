import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconLanguage, IconMaximize, IconPrinter } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { MedicineListPageQuery } from "../../gql/graphql";
import { type Language, localeOf, useLanguage } from "../../lib/language";
import { useProductName } from "../../lib/product";
import { formatFullDay } from "../../lib/time";
import { DownloadButton } from "../../ui/DownloadButton";
import { FactList } from "../../ui/FactList";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import styles from "./HandoverPage.module.css";
import sheet from "./HandoverSheet.module.css";
import { InTexts, Part, Who } from "./SheetParts";
import { healthRows, type Row } from "./sheetRows";

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
  const { data, error, refetch } = useQuery(MedicineListPageDocument, {
    variables: { forWhom: id ?? null },
  });
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
      {error && code !== "NOT_FOUND" && code !== "CONFLICT" && <FailedState message={t("failed")} onRetry={refetch} />}
      {!error && !list && <Skeleton block={480} />}
      {list && (
        <InTexts language={language}>{(t) => <Sheet ref={paper} list={list} language={language} t={t} />}</InTexts>
      )}
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
  const { name, toldBy, dateOfBirth, medicines } = list;
  const day = (iso: string) => formatFullDay(`${iso}T12:00:00Z`, language);
  const who: Row[] = [
    [t("sheet.name"), name],
    [t("sheet.born"), dateOfBirth ? day(dateOfBirth) : t("sheet.notTold")],
    ...(toldBy ? [[t("sheet.toldBy"), toldBy] as const] : []),
  ];
  const taken = medicines.map(({ id, name: medicine, dosage, frequency, startDate }): Row => {
    const how = [dosage, t(`sheet.frequency.${frequency}`), startDate && t("list.since", { day: day(startDate) })];
    return [medicine, how.filter(Boolean).join(", "), id];
  });
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
      <Who label={t("sheet.who")} rows={who} />
      <Part title={t("sheet.medicines")}>
        {taken.length === 0 ? (
          <p>{t("sheet.noneTold")}</p>
        ) : (
          <FactList facts={taken} className={`${sheet.rows} ${styles.medicines}`} />
        )}
      </Part>
      <Part title={t("list.matters")}>
        <FactList facts={healthRows(list, t)} className={sheet.rows} />
      </Part>
      <footer className={sheet.foot}>
        <p>{t("list.note")}</p>
      </footer>
    </article>
  );
}
