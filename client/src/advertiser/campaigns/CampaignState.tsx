import { useTranslation } from "react-i18next";
import type { CampaignStatus } from "../../gql/graphql";
import { StatusChip } from "../../ui/StatusChip";
import { iconOf, levelOf } from "./campaigns";

/** Where a campaign stands. */
export function CampaignState({ status }: { status: CampaignStatus }) {
  const { t } = useTranslation("advertiser");
  return (
    <StatusChip level={levelOf[status]} icon={iconOf[status]}>
      {t(`campaigns.status.${status}`)}
    </StatusChip>
  );
}
