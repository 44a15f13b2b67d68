import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import type { HistoryPageQuery } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { formatMonthAndYear } from "../../lib/time";
import { Pages as NumberedPages } from "../../ui/Pages";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { QuickExit } from "../exit/QuickExit";
import { ExportBar } from "./ExportBar";
import { type HistoryFilter, HistoryFilters } from "./HistoryFilters";
import styles from "./HistoryPage.module.css";
import { type HistoryAddress, PAGE_SIZE, readAddress, writeAddress } from "./history";
import { RecordList, WaitingRecords } from "./RecordList";
import { useSelection } from "./useSelection";

const HistoryPageDocument = graphql(`
  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {
    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {
      nodes {
        id
        date
        ...RecordRow_record
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
        pageNumber
        pageCount
      }
      totalCount
      typeCounts {
        type
        count
      }
      overall {
        count
        since
      }
    }
    hasSafetyConsultation
  }
`);

/** Asked for once and on its own: from then on the subscription tells, and nothing older than that is written over it. */
const FilesDocument = graphql(`
  query HistoryPage_files {
    recordExports {
      id
      status
      ...ExportFile_file
    }
    me {
      id
      emailVerifiedAt
    }
  }
`);

const NONE = [] as const;

/** A patient's medical history: what to show, the records by month, and files of those that are chosen. */
export function HistoryPage() {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  const { data, previousData, error, refetch } = useQuery(HistoryPageDocument, {
    variables: { first: PAGE_SIZE, ...address },
  });
  const files = useQuery(FilesDocument, { fetchPolicy: "network-only", nextFetchPolicy: "cache-only" });
  const selection = useSelection();
  const list = useRef<HTMLElement>(null);
  const isTurning = useRef(false);

  const goTo = (next: HistoryAddress) => setSearch(writeAddress(next), { preventScrollReset: true });
  const filterBy = (next: HistoryFilter) => {
    selection.onFilter();
    goTo(next); // without a place: a new filter begins at page 1
  };
  const { after: _after, before: _before, ...filter } = address;
  const turn = (place: Pick<HistoryAddress, "after" | "before">) => {
    isTurning.current = true;
    goTo({ ...filter, ...place });
  };

  const records = data?.medicalRecords;
  // A place that the server does not know, or behind which nothing is left, leads to the first page.
  const isLost =
    search.has("after") || search.has("before")
      ? inputProblems(error).some(({ field }) => field === "after" || field === "before") ||
        (records?.nodes.length === 0 && records.totalCount > 0)
      : false;
  useEffect(() => {
    if (isLost)
      setSearch((before) => writeAddress({ ...readAddress(before), after: undefined, before: undefined }), {
        replace: true,
      });
  }, [isLost, setSearch]);
  useEffect(() => {
    if (!records || !isTurning.current) return;
    isTurning.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "start" });
  }, [records]);

  const known = (data ?? previousData)?.medicalRecords;
  const overall = known?.overall;
  const isEmpty = overall?.count === 0;
  const shownIds = records?.nodes.map(({ id }) => id) ?? [];
  return (
    <>
      {(data ?? previousData)?.hasSafetyConsultation && <QuickExit />}
      <PageTitle title={t("title")}>{t("title")}</PageTitle>
      {isEmpty ? (
        <div className={styles.first}>
          <EmptyState action={<Link to="/consultation">{t("ask")}</Link>}>{t("firstUse")}</EmptyState>
        </div>
      ) : (
        <>
          <div className={styles.lead}>
            {overall && (
              <p>
                {t("lead", {
                  count: overall.count,
                  month: overall.since ? formatMonthAndYear(overall.since, language) : "",
                })}
              </p>
            )}
            {!overall && !error && <Skeleton lines={["min(21em, 100%)"]} />}
          </div>
          <HistoryFilters filter={filter} counts={known?.typeCounts} onChange={filterBy} />
          {records && records.nodes.length > 0 && (
            <RecordList ref={list} records={records.nodes} selection={selection} />
          )}
          {records?.totalCount === 0 && (
            <div className={styles.none}>
              <EmptyState
                action={
                  <button type="button" className={styles.link} onClick={() => filterBy({})}>
                    {t("clear")}
                  </button>
                }
              >
                {t(filter.from || filter.to ? "noneInDates" : "noneOfType")}
              </EmptyState>
            </div>
          )}
          {!records && error && !isLost && (
            <div className={styles.failed}>
              <FailedState message={t("failed")} onRetry={refetch} />
            </div>
          )}
          {!records && (!error || isLost) && <WaitingRecords />}
        </>
      )}
      <ExportBar
        files={files.data?.recordExports ?? NONE}
        selection={selection}
        shownIds={shownIds}
        filter={filter}
        totalCount={records?.totalCount ?? 0}
        isConfirmed={!files.data || Boolean(files.data.me?.emailVerifiedAt)}
      />
      {records && records.nodes.length > 0 && (
        <Pages
          info={records.pageInfo}
          totalCount={records.totalCount}
          shown={records.nodes.length}
          onPrevious={() => turn({ before: records.pageInfo.startCursor ?? undefined })}
          onNext={() => turn({ after: records.pageInfo.endCursor ?? undefined })}
        />
      )}
      <p role="status" className="hidden-text">
        {records && t("page", { number: records.pageInfo.pageNumber, count: records.pageInfo.pageCount })}
      </p>
    </>
  );
}

interface PagesProps {
  info: HistoryPageQuery["medicalRecords"]["pageInfo"];
  totalCount: number;
  /** How many records this page has. */
  shown: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** "Page 2 of 9", which records these are, and the ways back and on. */
function Pages({ info, totalCount, shown, onPrevious, onNext }: PagesProps) {
  const { t } = useTranslation("history");
  const { pageNumber, pageCount, hasPreviousPage, hasNextPage } = info;
  const last = hasNextPage ? (pageNumber - 1) * PAGE_SIZE + shown : totalCount;
  return (
    <NumberedPages
      label={t("pages")}
      page={t("page", { number: pageNumber, count: pageCount })}
      range={t("range", { from: last - shown + 1, to: last, total: totalCount })}
      previous={{ label: t("previous"), isThere: hasPreviousPage, onPress: onPrevious }}
      next={{ label: t("next"), isThere: hasNextPage, onPress: onNext }}
    />
  );
}
