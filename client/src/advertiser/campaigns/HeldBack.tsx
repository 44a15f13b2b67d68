import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./CampaignPage.module.css";
import type { Campaign } from "./campaigns";

/** Why a launched campaign is not shown right now; nothing for one that is, and for those that are not meant to be. */
export function HeldBack({ campaign }: { campaign: Pick<Campaign, "status" | "heldBackBy"> }) {
  const { t } = useTranslation("advertiser");
  const { status, heldBackBy } = campaign;
  if (heldBackBy.length === 0 || status === "DRAFT" || status === "ENDED") return null;
  return (
    <div className={styles.held}>
      <IconInfoCircle size={22} stroke={1.75} aria-hidden />
      <div>
        <b>{t("campaign.held")}</b>
        <ul>
          {heldBackBy.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
