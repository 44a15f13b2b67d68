import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { Skeleton } from "../../ui/States";
import { DemonstrationNote } from "../DemonstrationNote";
import pages from "../pages.module.css";
import { Performance } from "./Performance";
import { SavedViews } from "./SavedViews";
import { viewOf } from "./view";

const PerformancePageDocument = graphql(`
  query PerformancePage {
    publicConfiguration {
      demoMode
    }
    campaigns(first: 100) {
      nodes {
        id
        name
      }
    }
    insightViews {
      ...InsightView_view @unmask
    }
  }
`);

/** What came of all campaigns, for any days, divided by anything that is recorded; as it was saved, when a saved view is opened. */
export function PerformancePage() {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(PerformancePageDocument);
  const [search, setSearch] = useSearchParams();
  const open = data?.insightViews.find(({ id }) => id === search.get("view"));
  return (
    <>
      <PageTitle title={t("insights.title")} />
      <p className={pages.lead}>
        {t("insights.lead")} <Link to="/advertiser/reports">{t("insights.reports")}</Link>
      </p>
      {data || error ? (
        <Performance
          key={open?.id}
          initial={open && viewOf(open)}
          campaigns={data?.campaigns.nodes}
          above={(view) =>
            data && (
              <SavedViews
                views={data.insightViews}
                open={open}
                view={view}
                onOpen={(id) => setSearch(id ? { view: id } : {}, { replace: true })}
                onMoved={refetch}
              />
            )
          }
        />
      ) : (
        <Skeleton block={480} />
      )}
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
    </>
  );
}
