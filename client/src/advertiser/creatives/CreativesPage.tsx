import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconUpload } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { graphql } from "../../gql";
import { useStore } from "../../lib/store";
import { DataTable } from "../../ui/DataTable";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SelectField, TextField } from "../../ui/TextField";
import pages from "../pages.module.css";
import { CreativeRow } from "./CreativeRow";
import styles from "./CreativesPage.module.css";
import { STATUSES, statusOf, wordOf } from "./creatives";
import { ResultsNote } from "./ResultsNote";
import { reviewResults } from "./useReviewNotices";

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

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 250;

/** An advertiser's creatives with where each stands; state and archive are in the address, what is typed is not. */
export function CreativesPage() {
  const { t } = useTranslation("creatives");
  const [params, setParams] = useSearchParams();
  const status = statusOf(params.get("state"));
  const isArchived = params.has("archived");
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(CreativesPageDocument, {
    variables: { status: status ?? null, archived: isArchived, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const { results } = useStore(reviewResults);
  const [newest] = results;
  const heardOf = newest?.at;
  // A result may move a creative into this list or out of it.
  useEffect(() => {
    if (heardOf !== undefined) void refetch().catch(() => undefined);
  }, [heardOf, refetch]);

  const creatives = (data ?? previousData)?.creatives;
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
      {creatives && creatives.nodes.length > 0 && (
        <>
          <p className={pages.count} role="status">
            {t("count", { count: creatives.totalCount })}
          </p>
          <DataTable className={`${pages.table} ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{t("column.creative")}</th>
                <th scope="col">{t("column.state")}</th>
                <th scope="col" data-figure>
                  {t("column.price")}
                </th>
                <th scope="col" data-figure>
                  {t("column.campaigns")}
                </th>
                <th scope="col">{t("column.changed")}</th>
              </tr>
            </thead>
            <tbody>
              {creatives.nodes.map((creative) => (
                <CreativeRow key={creative.id} creative={creative} />
              ))}
            </tbody>
          </DataTable>
          {creatives.pageInfo.hasNextPage && (
            <LoadMore
              onMore={() => fetchMore({ variables: { after: creatives.pageInfo.endCursor } })}
              label={t("more")}
              pendingLabel={t("morePending")}
              failed={t("moreFailed")}
            />
          )}
        </>
      )}
      <div className={pages.states}>
        {creatives?.nodes.length === 0 &&
          (isFiltered ? (
            <EmptyState
              action={
                <Button variant="default" onClick={clear}>
                  {t("clear")}
                </Button>
              }
            >
              {t("emptyFiltered")}
            </EmptyState>
          ) : (
            <EmptyState action={isArchived ? undefined : upload("default")}>
              {t(isArchived ? "emptyArchived" : "empty")}
            </EmptyState>
          ))}
        {!creatives && error && (
          <FailedState message={t("failed")} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {!creatives && !error && (
          <>
            <Skeleton lines={["100%", "92%"]} />
            <Skeleton lines={["100%", "92%"]} />
            <Skeleton lines={["100%", "92%"]} />
          </>
        )}
      </div>
    </>
  );
}
