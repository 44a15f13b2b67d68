import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { useStore } from "../../lib/store";
import { useAgain } from "../../lib/useAgain";
import { useSearchWords } from "../../lib/useSearchWords";
import { PagedTable } from "../../ui/PagedTable";
import { PageTitle } from "../../ui/PageTitle";
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
