import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatPence } from "../../lib/money";
import { AdCard } from "../../ui/AdCard";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./CampaignPage.module.css";
import type { Advert } from "./campaigns";

/** One advert of a campaign, with its code, and with where its review stands. */
export function CampaignAdvert({ advert, code }: { advert: Advert; code?: string | null }) {
  const { t } = useTranslation("advertiser");
  const { id, title, pricePence, status } = advert;
  return (
    <div>
      <p className={styles.advert}>
        <Link to={`/advertiser/creatives/${id}`}>{title}</Link>
        <StatusChip level={status === "APPROVED" ? "normal" : "warning"}>
          {t(`campaign.creativeStatus.${status}`)}
        </StatusChip>
      </p>
      <AdCard
        name={t("campaign.preview", { title })}
        label={t("campaign.sponsored")}
        image={{ url: advert.imageUrl, alt: advert.imageAlt }}
        title={title}
        description={advert.description}
        price={pricePence === null ? undefined : <b>{formatPence(pricePence)}</b>}
        code={code ? t("campaign.code.shown", { code }) : undefined}
        note={advert.disclaimer}
      />
    </div>
  );
}
