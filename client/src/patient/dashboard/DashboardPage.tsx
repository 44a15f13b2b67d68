import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useViewer } from "../../app/session";
import { graphql } from "../../gql";
import { formatWeekday } from "../../lib/time";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SponsoredAdvert } from "../adverts/SponsoredAdvert";
import styles from "./DashboardPage.module.css";
import { RecentConsultation } from "./RecentConsultation";

const DashboardPageDocument = graphql(`
  query PatientDashboardPage {
    consultations(first: 5) {
      nodes {
        id
        ...RecentConsultation_consultation
      }
    }
  }
`);

/** Asked for on its own, so that neither waits for the other and no failure of one is seen in the other. */
const AdvertDocument = graphql(`
  query PatientDashboardPage_advert {
    sponsoredRecommendation {
      id
      ...SponsoredAdvert_recommendation
    }
  }
`);

/** The first name, or what stands before the @ for somebody without a name. */
const callName = (viewer: { name: string; email: string } | null) =>
  viewer?.name.trim().split(/\s+/)[0] || viewer?.email.split("@")[0] || "";

/** What a patient finds first: the greeting, the last questions, and the way to the next one. */
export function DashboardPage() {
  const { t } = useTranslation("patient");
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(DashboardPageDocument);
  // Each visit gets an advert of its own: its tokens are for one showing.
  const sponsored = useQuery(AdvertDocument, { fetchPolicy: "network-only" });
  const consultations = data?.consultations.nodes;
  // The last thing of its column, and only when what stands above it on a phone has its final height: nothing moves for it.
  const advert = consultations || error ? sponsored.data?.sponsoredRecommendation : null;
  return (
    <div className={styles.page}>
      <section className={styles.hello}>
        <p className={styles.date}>{formatWeekday(new Date())}</p>
        <PageTitle title={t("dashboard.title")}>{t("dashboard.welcome", { name: callName(viewer) })}</PageTitle>
        <p className={styles.lead}>{t("dashboard.lead")}</p>
      </section>
      <aside className={styles.need}>
        <h2>{t("dashboard.needAdvice")}</h2>
        <p>{t("dashboard.needAdviceText")}</p>
        <Button
          component={Link}
          to="/consultation"
          fullWidth
          leftSection={<IconMessageCircle size={22} stroke={1.75} />}
        >
          {t("dashboard.ask")}
        </Button>
      </aside>
      <section className={styles.recent} aria-labelledby="recent-consultations">
        <h2 id="recent-consultations">{t("dashboard.recent")}</h2>
        {consultations && consultations.length > 0 && (
          <ul>
            {consultations.map((consultation) => (
              <RecentConsultation key={consultation.id} consultation={consultation} />
            ))}
          </ul>
        )}
        {consultations?.length === 0 && (
          <EmptyState action={<Link to="/consultation">{t("dashboard.ask")}</Link>}>{t("dashboard.empty")}</EmptyState>
        )}
        {consultations && (
          <p className={styles.history}>
            <Link to="/history">{t("dashboard.history")}</Link>
          </p>
        )}
        {!consultations && error && <FailedState message={t("dashboard.failed")} onRetry={() => void refetch()} />}
        {!consultations && !error && (
          <div className={styles.waiting}>
            <Skeleton lines={["84%", "38%"]} />
            <Skeleton lines={["72%", "38%"]} />
            <Skeleton lines={["78%", "38%"]} />
          </div>
        )}
      </section>
      {advert && (
        <div className={styles.advert}>
          <SponsoredAdvert recommendation={advert} onExpired={() => void sponsored.refetch()} />
        </div>
      )}
    </div>
  );
}
