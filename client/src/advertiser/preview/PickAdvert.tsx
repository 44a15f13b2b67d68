import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { PreviewPageQuery } from "../../gql/graphql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState } from "../../ui/States";
import { builderOf } from "../campaigns/campaigns";
import { BackLink } from "../creatives/BackLink";
import { StateChip } from "../creatives/StateChip";
import pages from "../pages.module.css";
import styles from "./PickAdvert.module.css";

const DraftsDocument = graphql(`
  query PickAdvert_drafts {
    campaigns(first: 10, status: DRAFT) {
      nodes {
        id
        name
        updatedAt
      }
    }
  }
`);

export interface PickAdvertProps {
  page: PreviewPageQuery;
  /** True for an address whose advert or campaign does not exist, or is somebody else's. */
  isMissing?: boolean;
}

/** Begins a campaign: an advert to show, or a draft to go on with. */
export function PickAdvert({ page, isMissing = false }: PickAdvertProps) {
  const { t } = useTranslation("advertiser");
  const { data } = useQuery(DraftsDocument, { fetchPolicy: "cache-and-network" });
  const drafts = data?.campaigns.nodes ?? [];
  const adverts = page.creatives.nodes;
  return (
    <>
      <BackLink />
      <PageTitle title={t("builder.title")} />
      <p className={pages.lead}>{t(isMissing ? "pick.missing" : "pick.lead")}</p>
      {drafts.length > 0 && (
        <section aria-labelledby="drafts" className={styles.part}>
          <h2 id="drafts">{t("pick.drafts")}</h2>
          <ul className={styles.list}>
            {drafts.map(({ id, name, updatedAt }) => (
              <li key={id}>
                <Link to={builderOf(id)}>{name}</Link>
                <span className={`${styles.when} num`}>
                  {t("pick.changed", { day: formatDay(updatedAt), time: formatHourMinute(updatedAt) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="adverts" className={styles.part}>
        <h2 id="adverts">{t("pick.adverts")}</h2>
        {adverts.length === 0 ? (
          <EmptyState
            action={
              <Button
                component={Link}
                to="/advertiser/creatives/new"
                leftSection={<IconUpload size={19} stroke={1.9} aria-hidden />}
              >
                {t("pick.upload")}
              </Button>
            }
          >
            {t("pick.none")}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {adverts.map(({ id, title, imageUrl, status }) => (
              <li key={id}>
                <img src={imageUrl} alt="" width={96} height={48} />
                <Link to={`/advertiser/creatives/preview?creative=${id}`}>{title}</Link>
                <StateChip status={status} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
