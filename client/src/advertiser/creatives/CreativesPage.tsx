import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import type { CreativeRow_CreativeFragment } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { useStore } from "../../lib/store";
import { formatHourMinute, formatShortDate } from "../../lib/time";
import { useAgain } from "../../lib/useAgain";
import { useSearchWords } from "../../lib/useSearchWords";
import { PagedTable } from "../../ui/PagedTable";
import { PageTitle } from "../../ui/PageTitle";
import { SelectField, TextField } from "../../ui/TextField";
import pages from "../pages.module.css";
import styles from "./CreativesPage.module.css";
import { STATUSES, statusOf, wordOf } from "./creatives";
import { StateChip } from "./StateChip";
import { clearResults, reviewResults, useResultWords } from "./useReviewNotices";

const CreativesPageDocument = graphql(`
  query CreativesPage($status: CreativeStatus, $archived: Boolean!, $search: String, $after: String) {
    creatives(first: 20, status: $status, archived: $archived, search: $search, after: $after) {
      totalCount
      nodes {
        id
        ...CreativeRow_creative
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** An advertiser's creatives with where each stands; state and archive are in the address, what is typed is not. */
export function CreativesPage() {
  const { t } = useTranslation("creatives");
  const [params, setParams] = useSearchParams();
  const status = statusOf(params.get("state"));
  const isArchived = params.has("archived");
  const { typed, setTyped, search } = useSearchWords();
  const list = usePages(CreativesPageDocument, (data) => data.creatives, {
    variables: { status: status ?? null, archived: isArchived, search: search || null },
  });
  const { results } = useStore(reviewResults);
  const [newest] = results;
  // A result may move a creative into this list or out of it.
  useAgain(newest?.at, list.read);
  const isFiltered = status !== undefined || search !== "";
  const change = (name: string, value: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const clear = () => {
    setTyped("");
    change("state", null);
  };
  const upload = (variant: "filled" | "default" = "filled") => (
    <Button
      component={Link}
      to="/advertiser/creatives/new"
      variant={variant}
      leftSection={<IconUpload size={19} stroke={1.9} aria-hidden />}
    >
      {t("upload")}
    </Button>
  );

  return (
    <>
      <div className={pages.head}>
        <PageTitle title={t("title")} />
        {upload()}
      </div>
      <p className={pages.lead}>{t("lead")}</p>
      <ResultsNote />
      <fieldset className={styles.filters}>
        <legend className="hidden-text">{t("filters")}</legend>
        <TextField
          id="creative-search"
          type="search"
          label={t("search")}
          placeholder={t("searchHint")}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField
          id="creative-status"
          label={t("status")}
          data={[
            { value: "", label: t("anyStatus") },
            ...STATUSES.map((value) => ({ value: wordOf(value), label: t(`state.${value}`) })),
          ]}
          value={status ? wordOf(status) : ""}
          onChange={(event) => change("state", event.currentTarget.value || null)}
        />
        <Button variant="default" onClick={() => change("archived", isArchived ? null : "yes")}>
          {t(isArchived ? "archived.hide" : "archived.show")}
        </Button>
      </fieldset>
      {!!list.total && (
        <p className={pages.count} role="status">
          {t("count", { count: list.total })}
        </p>
      )}
      <div className={pages.list}>
        <PagedTable
          list={list}
          className={`${pages.table} ${styles.table}`}
          columns={[
            t("column.creative"),
            t("column.state"),
            { label: t("column.price"), isFigure: true },
            { label: t("column.campaigns"), isFigure: true },
            t("column.changed"),
          ]}
          row={(creative) => <CreativeRow key={creative.id} creative={creative} />}
          empty={
            isFiltered ? (
              <>
                <p>{t("emptyFiltered")}</p>
                <Button variant="default" onClick={clear}>
                  {t("clear")}
                </Button>
              </>
            ) : (
              <>
                <p>{t(isArchived ? "emptyArchived" : "empty")}</p>
                {!isArchived && upload("default")}
              </>
            )
          }
          words={{ failed: t("failed"), more: t("more"), morePending: t("morePending"), moreFailed: t("moreFailed") }}
        />
      </div>
    </>
  );
}

/** The results of reviews that came while this tab was open. They stay when their notices have gone. */
function ResultsNote() {
  const { t } = useTranslation("creatives");
  const say = useResultWords();
  const { results } = useStore(reviewResults);
  if (results.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="review-results">
      <h2 id="review-results">{t("news.title")}</h2>
      <ul>
        {results.map(({ creativeId, title, status, at }) => (
          <li key={creativeId}>
            <span className="num">{formatHourMinute(new Date(at))}</span> {say(status)}:{" "}
            <Link to={`/advertiser/creatives/${creativeId}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={clearResults}>
        {t("news.clear")}
      </button>
    </section>
  );
}

const CreativeRowFragment = graphql(`
  fragment CreativeRow_creative on Creative {
    id
    isArchived
    campaignCount
    newest {
      id
      number
      title
      imageUrl
      pricePence
      status
      reason
      createdAt
      submittedAt
      reviewedAt
    }
    serving {
      id
      number
    }
  }
`);

/** One creative of the list, by its newest version; on a phone a card with its own labels. */
function CreativeRow({ creative }: { creative: FragmentType<CreativeRow_CreativeFragment> }) {
  const { t } = useTranslation("creatives");
  const { data, complete } = useFragment({ fragment: CreativeRowFragment, from: creative });
  if (!complete) return null;
  const { newest, serving, campaignCount } = data;
  const changedAt = newest.reviewedAt ?? newest.submittedAt ?? newest.createdAt;
  const isSentBack = newest.status === "NEEDS_REVISION" || newest.status === "REJECTED";
  return (
    <tr>
      <th scope="row">
        <div className={styles.what}>
          <img src={newest.imageUrl} alt="" width={72} height={36} className={styles.thumb} />
          <div>
            <Link to={`/advertiser/creatives/${data.id}`}>{newest.title}</Link>
            {!data.isArchived && (
              <Link
                to={`/advertiser/creatives/preview?creative=${data.id}`}
                aria-label={t("act.targetOf", { title: newest.title })}
                className={styles.target}
              >
                {t("act.target")}
              </Link>
            )}
            {isSentBack && newest.reason && <span className={styles.reason}>{newest.reason}</span>}
          </div>
        </div>
      </th>
      <td data-wide>
        <StateChip status={newest.status} />
        {serving && serving.id !== newest.id && (
          <span className={styles.serving}>{t("serving", { number: serving.number })}</span>
        )}
      </td>
      <td data-figure data-label={t("column.price")}>
        {newest.pricePence === null ? t("noPrice") : formatPence(newest.pricePence)}
      </td>
      <td data-figure data-label={t("column.campaigns")}>
        {formatCount(campaignCount)}
      </td>
      <td data-label={t("column.changed")}>
        {t("day", { day: formatShortDate(changedAt), time: formatHourMinute(changedAt) })}
      </td>
    </tr>
  );
}
