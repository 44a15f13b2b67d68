import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatDay } from "../../lib/time";
import { ChartPart } from "../charts/ChartPart";
import { ShareBars } from "../charts/ShareBars";
import { ShareTable } from "../charts/ShareTable";

const AudienceDocument = graphql(`
  query AudienceChart($from: String!, $to: String!) {
    audience(from: $from, to: $to) {
      ageGroups {
        label
        percent
        isMerged
      }
    }
  }
`);

export interface AudienceChartProps {
  /** Days, YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

/** Who saw the adverts, by age group: of days that are over, and of groups that nobody can be picked out of. */
export function AudienceChart({ from, to }: AudienceChartProps) {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(AudienceDocument, {
    variables: { from, to },
    fetchPolicy: "cache-and-network",
  });
  const shares = data?.audience.ageGroups ?? [];
  const title = t("audience.title");
  return (
    <ChartPart
      title={title}
      detail={t("audience.detail", { day: formatDay(from) })}
      state={data ? (shares.length > 0 ? "ready" : "empty") : error ? "failed" : "loading"}
      onRetry={() => void refetch()}
      failed={t("audience.failed")}
      empty={t("audience.empty")}
      chart={<ShareBars shares={shares} />}
      table={<ShareTable caption={title} heading={t("audience.age")} shares={shares} />}
      note={
        <>
          {t("audience.notShared")} {shares.some(({ isMerged }) => isMerged) && t("audience.merged")}
        </>
      }
    />
  );
}
