import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import {
  IconBook2,
  IconBuildingHospital,
  IconExternalLink,
  IconMapPin,
  IconMessageCircle,
  IconPhone,
} from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useMoments } from "../../lib/useMoments";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SponsoredAdvert } from "../adverts/SponsoredAdvert";
import { QuickExit } from "../exit/QuickExit";
import { HealthCheckLater } from "../health-check/HealthCheckLater";
import styles from "./DashboardPage.module.css";
import { FollowUpsLater } from "./follow-ups/FollowUpsLater";
import { HealthSummary } from "./HealthSummary";
import { Lead } from "./Lead";
import { HealthAlerts } from "./metrics/HealthAlerts";
import { HealthMetrics } from "./metrics/HealthMetrics";
import { useHealth } from "./metrics/useHealth";
import quickLinksStyles from "./QuickLinks.module.css";
import { RecentConsultation } from "./RecentConsultation";
import { ReminderCard } from "./reminders/ReminderCard";

const DashboardPageDocument = graphql(`
  query PatientDashboardPage {
    healthProfile {
      id
      ...HealthSummary_profile
    }
    medicationReminders {
      id
      current {
        id
        slot
      }
      next {
        id
        day
        slot
      }
      hasMedicines
      ...ReminderCard_reminders
    }
    medications(first: 6) {
      totalCount
      nodes {
        id
        name
        dosage
      }
    }
    vitals {
      id
      ...HealthMetrics_vitals
    }
    healthAlerts(open: true, first: 3) {
      nodes {
        id
        metric
        type
        acknowledgedAt
        ...HealthAlerts_alert
      }
    }
    devices {
      id
      connected
    }
    followUps {
      id
    }
    hasSafetyConsultation
    consultations(first: 5) {
      nodes {
        id
        escalation {
          status
        }
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

/** The first name, or what stands before the @ for somebody without a name; nothing for nobody. */
const callName = (viewer: { name: string; email: string } | null) =>
  viewer?.name.trim().split(/\s+/)[0] || viewer?.email.split("@")[0];

/** What a patient finds first: the greeting, the last questions, and the way to the next one. */
export function DashboardPage() {
  const { t } = useTranslation("patient");
  const { weekday } = useMoments();
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(DashboardPageDocument);
  // Each visit gets an advert of its own: its tokens are for one showing.
  const sponsored = useQuery(AdvertDocument, { fetchPolicy: "network-only" });
  const health = useHealth(data && { ...data, alerts: data.healthAlerts.nodes });
  const consultations = data?.consultations.nodes;
  const isWaiting = !data && !error;
  // Below everything else, and only when all of it has its final height: nothing moves for an advert.
  const isSettled = (consultations || error) && !sponsored.loading;
  const advert = sponsored.data?.sponsoredRecommendation;
  return (
    <>
      {data?.hasSafetyConsultation && <QuickExit />}
      <div className={styles.page}>
        <section className={styles.hello}>
          <p className={styles.date}>{weekday(new Date())}</p>
          <PageTitle title={t("dashboard.title")}>
            {t("dashboard.welcome", { name: callName(viewer) ?? t("dashboard.guest") })}
          </PageTitle>
          {data && health ? (
            <Lead {...data} alerts={health.alerts} />
          ) : (
            <p className={styles.lead}>{t("dashboard.lead")}</p>
          )}
          {data && data.followUps.length > 0 && <FollowUpsLater />}
        </section>
        <div className={styles.side}>
          {/* Until it is known whether there are medicines, nothing stands here that would have to move for them. */}
          {isWaiting && <Skeleton lines={["52%", "100%", "100%", "100%", "72%"]} />}
          {data?.medicationReminders.hasMedicines && (
            <ReminderCard
              reminders={data.medicationReminders}
              onRefresh={() => void refetch().catch(() => undefined)}
            />
          )}
          {!isWaiting && (
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
          )}
        </div>
        {/* What stands for the answer goes as a whole when it comes, so that no heading moves. */}
        <div className={styles.own} key={isWaiting ? "waiting" : "here"}>
          {health && <HealthAlerts alerts={health.alerts} />}
          {health?.vitals && <HealthMetrics vitals={health.vitals} />}
          {data && health && (
            <HealthSummary
              profile={data.healthProfile}
              medications={data.medications}
              hasDevice={health.devices.some(({ connected }) => connected)}
            />
          )}
          {isWaiting && <Skeleton lines={["46%", "100%", "100%", "100%", "100%"]} />}
          {!data && error && (
            <section className={styles.recent}>
              <h2>{t("dashboard.summary.title")}</h2>
              <FailedState message={t("dashboard.summary.failed")} onRetry={refetch} />
            </section>
          )}
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
              <EmptyState action={<Link to="/consultation">{t("dashboard.ask")}</Link>}>
                {t("dashboard.empty")}
              </EmptyState>
            )}
            {consultations && (
              <p className={styles.history}>
                <Link to="/history">{t("dashboard.history")}</Link>
              </p>
            )}
            {!consultations && error && <FailedState message={t("dashboard.failed")} onRetry={refetch} />}
            {!consultations && !error && (
              <div className={styles.waiting}>
                <Skeleton lines={["84%", "38%"]} />
                <Skeleton lines={["72%", "38%"]} />
                <Skeleton lines={["78%", "38%"]} />
              </div>
            )}
          </section>
        </div>
        {isSettled && (
          <div className={styles.aside}>
            {advert && <SponsoredAdvert recommendation={advert} onExpired={() => void sponsored.refetch()} />}
            <QuickLinks />
            <HealthCheckLater />
          </div>
        )}
      </div>
    </>
  );
}

/** Pages of the NHS first, then the documented encyclopedia. All of them belong to others. */
const LINKS = [
  { name: "healthAToZ", url: "https://www.nhs.uk/conditions/", icon: IconBuildingHospital },
  { name: "pharmacy", url: "https://www.nhs.uk/service-search/pharmacy/find-a-pharmacy/", icon: IconMapPin },
  { name: "online111", url: "https://111.nhs.uk/", icon: IconPhone },
  { name: "medlinePlus", url: "https://medlineplus.gov/", icon: IconBook2 },
] as const;

/** Places of others to read on or to find help. */
function QuickLinks() {
  const { t } = useTranslation("patient");
  const heading = useId();
  return (
    <nav className={quickLinksStyles.links} aria-labelledby={heading}>
      <h2 id={heading}>{t("dashboard.links.title")}</h2>
      <ul>
        {LINKS.map(({ name, url, icon: Icon }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>
                {t(`dashboard.links.${name}`)} <span className="hidden-text">{t("advert.newTab")}</span>
              </span>
              <IconExternalLink size={17} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
