import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCalendarDollar } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Standing } from "../billing/standing";
import { useRenewalWords } from "./useRenewalWords";

/** How long the alert of a passed quota stays, in ms (specification of the portals, section 9). */
export const OVER_QUOTA_MS = 5_000;
const REMINDER_MS = 10_000;

/** Once said, it is not said again in this visit; the page says it all the time. */
const said = new Set<string>();

/** Reminds of a renewal that is near: once a visit for each month. */
export function useRenewalToast(standing: Standing | null | undefined, planName: string): void {
  const { t } = useTranslation(["advertiser", "common"]);
  const words = useRenewalWords(standing, planName);
  const id = words && standing ? `renewal ${standing.id} ${standing.periodEnd} ${standing.cancelAtPeriodEnd}` : null;
  const latest = useRef(words);
  latest.current = words;
  useEffect(() => {
    if (!id || !latest.current || said.has(id)) return;
    said.add(id);
    notifications.show({
      id,
      title: latest.current.title,
      message: (
        <>
          {latest.current.text} <Link to="/advertiser/billing">{t("reminder.manage")}</Link>
        </>
      ),
      icon: <IconCalendarDollar size={20} stroke={1.75} aria-hidden />,
      color: "yellow",
      autoClose: REMINDER_MS,
      closeButtonProps: { "aria-label": t("common:action.close") },
    });
  }, [id, t]);
}

interface Used {
  id: string;
  overQuotaImpressions: number;
}

/** Says for five seconds that usage has just crossed the quota, to whoever watches it happen. */
export function useOverQuotaAlert(usage: Used | null | undefined, sentence: string): void {
  const { t } = useTranslation("common");
  const before = useRef<Used | null>(null);
  const latest = useRef(sentence);
  latest.current = sentence;
  useEffect(() => {
    const last = before.current;
    before.current = usage ?? null;
    if (!usage || last?.id !== usage.id || last.overQuotaImpressions > 0 || usage.overQuotaImpressions === 0) return;
    notifications.show({
      message: latest.current,
      icon: <IconAlertTriangle size={20} stroke={1.75} aria-hidden />,
      color: "yellow",
      autoClose: OVER_QUOTA_MS,
      closeButtonProps: { "aria-label": t("action.close") },
    });
  }, [usage, t]);
}
