import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Notice } from "../../core/Notice";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { marksOf } from "../../lib/adverts";
import { formatDay, formatHourMinute } from "../../lib/time";
import { Findings } from "../../ui/Findings";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import pages from "../pages.module.css";
import { AdvertPreview } from "./AdvertPreview";
import { BackLink } from "./BackLink";
import { CreativeActs } from "./CreativeActs";
import styles from "./CreativePage.module.css";
import { causeOf, type OpenedCreative, type Version } from "./creatives";
import { MissingCreative } from "./MissingCreative";
import { Reason } from "./Reason";
import { StateChip } from "./StateChip";

const CreativePageDocument = graphql(`
  query CreativePage($id: ID!, $after: String) {
    creative(id: $id) {
      ...CreativePage_creative @unmask
      versions(first: 10, after: $after) {
        nodes {
          ...Version_version @unmask
        }
        pageInfo {
          endCursor
          hasNextPage
        }
        totalCount
      }
    }
  }
`);

/** One creative: its newest version as patients would see it, where it stands and why, what can be done, and every version before. */
export function CreativePage() {
  const { t } = useTranslation("creatives");
  const { id = "" } = useParams();
  const { data, error, refetch, fetchMore } = useQuery(CreativePageDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  if (!data && problemCode(error) === "NOT_FOUND") return <MissingCreative />;
  const creative = data?.creative;
  const versions = creative?.versions;
  return (
    <>
      <BackLink />
      <Notice />
      {creative && versions ? (
        <>
          <Opened creative={creative} />
          <section aria-labelledby="versions" className={styles.versions}>
            <h2 id="versions">{t("one.versions")}</h2>
            <VersionList versions={versions.nodes} servingId={creative.serving?.id} />
            {versions.pageInfo.hasNextPage && (
              <LoadMore
                onMore={() => fetchMore({ variables: { after: versions.pageInfo.endCursor } })}
                label={t("one.moreVersions")}
                pendingLabel={t("one.versionsPending")}
                failed={t("one.versionsFailed")}
              />
            )}
          </section>
        </>
      ) : (
        <>
          <PageTitle title={t("one.loading")} />
          <div className={pages.waiting}>
            {error ? (
              <FailedState message={t("one.failed")} onRetry={refetch} />
            ) : (
              <>
                <Skeleton lines={["280px"]} />
                <Skeleton block={320} />
              </>
            )}
          </div>
        </>
      )}
    </>
  );
}

function Opened({ creative }: { creative: OpenedCreative }) {
  const { t } = useTranslation("creatives");
  const { newest, serving, campaignCount, isArchived } = creative;
  const hasOther = serving && serving.id !== newest.id;
  return (
    <>
      <PageTitle title={newest.title} className={pages.title} />
      <p className={pages.state}>
        <StateChip status={newest.status} />
        <span>{t("one.version", { number: newest.number })}</span>
        {isArchived && <b>{t("archivedState")}</b>}
      </p>
      <div className={`${pages.columns} ${styles.columns}`}>
        <section aria-labelledby="standing">
          <h2 id="standing">{t("one.standing")}</h2>
          <p className={styles.standing}>{t(`one.${newest.status}`)}</p>
          {hasOther && <p className={styles.standing}>{t("one.still", { number: serving.number })}</p>}
          {!serving && newest.status !== "APPROVED" && <p className={styles.standing}>{t("notServing")}.</p>}
          {campaignCount > 0 && <p className={styles.standing}>{t("one.campaigns", { count: campaignCount })}</p>}
          <Reason version={newest} />
          <CreativeActs creative={creative} />
          <h3>{t("one.findings")}</h3>
          {newest.violations.length === 0 ? (
            <p className={styles.standing}>{t("one.noFindings")}</p>
          ) : (
            <Findings
              findings={newest.violations}
              words={{
                severity: (severity) => t(`hints.severity.${severity}`),
                cause: (violation) => causeOf(t, violation),
              }}
            />
          )}
        </section>
        <section aria-labelledby="preview">
          <h2 id="preview">{t("one.preview")}</h2>
          <AdvertPreview
            text={{
              title: newest.title,
              description: newest.description,
              altText: newest.imageAlt,
              disclaimer: newest.disclaimer,
            }}
            pricePence={newest.pricePence}
            targetUrl={newest.targetUrl}
            image={{ url: newest.imageUrl, isAnimated: newest.isAnimated }}
            marks={marksOf(newest.violations)}
          />
          <p className={styles.small}>
            {newest.targetUrl && t("one.leadsTo", { address: newest.targetUrl })}{" "}
            {newest.imageWidth !== null &&
              newest.imageHeight !== null &&
              t("one.size", { width: newest.imageWidth, height: newest.imageHeight })}
          </p>
        </section>
      </div>
    </>
  );
}

interface VersionListProps {
  /** The newest first. */
  versions: readonly Version[];
  /** The one that is shown. */
  servingId: string | undefined;
}

/** Every version with where it stands, what the reviewer wrote, and its words one press away. */
function VersionList({ versions, servingId }: VersionListProps) {
  const { t } = useTranslation("creatives");
  const at = (moment: string) => ({ day: formatDay(moment), time: formatHourMinute(moment) });
  return (
    <ol className={styles.list}>
      {versions.map((version) => (
        <li key={version.id}>
          <p className={pages.state}>
            <b>{t("one.version", { number: version.number })}</b>
            <StateChip status={version.status} />
            {version.id === servingId && <span>{t("servingNow")}</span>}
            <span className="dim num">
              {version.submittedAt ? t("one.submitted", at(version.submittedAt)) : t("one.made", at(version.createdAt))}
            </span>
          </p>
          <Reason version={version} />
          <details>
            <summary>{t("one.textOf", { number: version.number })}</summary>
            <p>
              <b>{version.title}</b>
            </p>
            <p>{version.description}</p>
            <p>
              {t("one.alt")} {version.imageAlt}
            </p>
            <p>{version.disclaimer}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
