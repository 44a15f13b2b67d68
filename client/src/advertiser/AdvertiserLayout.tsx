import { IconBuilding, IconLayoutDashboard, IconTargetArrow } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { Portal } from "../app/frame/Portal";
import { useViewer } from "../app/session";
import { Voice } from "../app/Voice";

/** The advertisers' portal: the pine rail and the work beside it. */
export function AdvertiserLayout() {
  const { t } = useTranslation("advertiser");
  const viewer = useViewer();
  return (
    <Voice name="advertiser">
      <Portal
        tone="pine"
        area={t("nav.area")}
        home="/advertiser/dashboard"
        pages={[
          { to: "/advertiser/dashboard", label: t("nav.dashboard"), icon: IconLayoutDashboard },
          { to: "/advertiser/campaigns", label: t("nav.campaigns"), icon: IconTargetArrow },
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
