import { useQuery } from "@apollo/client/react";
import { IconReceipt } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useConnection } from "../../app/connection";
import { useLiveSubscription } from "../../app/useLiveSubscription";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { DemonstrationNote } from "../DemonstrationNote";
import styles from "./DashboardPage.module.css";
import { UsageLedger } from "./UsageLedger";

const DashboardPageDocument = graphql(`
  query AdvertiserDashboardPage {
    usage {
      id
      tier
      ...UsageLedger_usage
    }
    plans {
      tier
      name
      pricePence
      overQuotaRatePence
    }
    publicConfiguration {
      demoMode
    }
  }
`);

const UsageChangedDocument = graphql(`
  subscription UsageChanged {
    usageChanged {
      id
      tier
      ...UsageLedger_usage
    }
  }
`);

/** What an advertiser finds first: how much of the paid month is used, and what the rest costs. */
export function DashboardPage() {
  const { t } = useTranslation("advertiser");
  const connection = useConnection();
  const { data, error, refetch } = useQuery(DashboardPageDocument, { fetchPolicy: "network-only" });
  const live = useLiveSubscription(UsageChangedDocument, { variables: {} });
  // The subscription knows of a month that began or ended since; until it speaks, the query's answer stands.
  const usage = live.data ? live.data.usageChanged : data?.usage;
  const plan = data?.plans.find(({ tier }) => tier === usage?.tier);
  return (
    <>
      <PageTitle title={t("dashboard.title")} />
      {usage && plan && <UsageLedger usage={usage} plan={plan} connection={connection} />}
      {data && !usage && (
        <div className={styles.noPlan}>
          <IconReceipt size={26} stroke={1.75} aria-hidden />
          <div>
            <h2>{t("dashboard.noPlan")}</h2>
            <p>{t("dashboard.noPlanText")}</p>
          </div>
        </div>
      )}
      {data && (
        <p className={styles.campaigns}>
          <Link to="/advertiser/campaigns">{t("dashboard.campaigns")}</Link>
        </p>
      )}
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
      {!data && error && (
        <div className={styles.waiting}>
          <FailedState message={t("dashboard.failed")} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className={styles.waiting}>
          <Skeleton lines={["320px"]} />
          <Skeleton block={290} />
        </div>
      )}
    </>
  );
}
