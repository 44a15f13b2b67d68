import {
  IconBuilding,
  IconChartBar,
  IconChartLine,
  IconKey,
  IconLayoutDashboard,
  IconPhoto,
  IconReceipt2,
  IconSpeakerphone,
  IconTargetArrow,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { Portal } from "../core/frame/Portal";
import { useViewer } from "../core/session";
import { Voice } from "../core/Voice";
import { useReviewNotices } from "./creatives/useReviewNotices";

/** The advertisers' portal: the pine rail and the work beside it. */
export function AdvertiserLayout() {
  const { t } = useTranslation("advertiser");
  const viewer = useViewer();
  useReviewNotices();
  return (
    <Voice name="advertiser">
      <Portal
        tone="pine"
        area={t("nav.area")}
        home="/advertiser/dashboard"
        pages={[
          { to: "/advertiser/dashboard", label: t("nav.dashboard"), icon: IconLayoutDashboard },
          { to: "/advertiser/creatives", label: t("nav.creatives"), icon: IconPhoto },
          { to: "/advertiser/creatives/preview", label: t("nav.preview"), icon: IconTargetArrow },
          { to: "/advertiser/campaigns", label: t("nav.campaigns"), icon: IconSpeakerphone },
          { to: "/advertiser/performance", label: t("nav.performance"), icon: IconChartLine },
          { to: "/advertiser/reports", label: t("nav.reports"), icon: IconChartBar },
          { to: "/advertiser/billing", label: t("nav.billing"), icon: IconReceipt2 },
          { to: "/advertiser/api-keys", label: t("nav.apiKeys"), icon: IconKey },
          { to: "/advertiser/company", label: t("nav.company"), icon: IconBuilding },
        ]}
        who={{ name: viewer?.name ?? "", detail: viewer?.email }}
        accountTo="/advertiser/account"
      >
        <Outlet />
      </Portal>
    </Voice>
  );
}
