import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useConnection } from "../../core/connection";
import { useViewer } from "../../core/session";
import { focusPage } from "../../lib/pageBelow";
import { formatSeconds } from "../../lib/time";
import { DoneBanner } from "../../ui/DoneBanner";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { Parts } from "../Parts";
import { DemoTraffic } from "../system-health/DemoTraffic";
import { LimitsPanel, useLimits } from "../system-health/LimitsPanel";
import { ChangesPanel } from "./ChangesPanel";
import { MailTest } from "./MailTest";
import { NoticeDialog } from "./NoticeDialog";
import { NoticesPanel } from "./NoticesPanel";
import { NumberDialog } from "./NumberDialog";
import { NumbersPanel } from "./NumbersPanel";
import styles from "./Settings.module.css";
import { useSettings } from "./useSettings";

const PARTS = ["values", "notices", "thresholds", "changes"] as const;

/** Settings: the values, the texts of notices, the limits of metrics, and what was changed, each with its reason. */
export function SettingsPage() {
  const { t } = useTranslation("settings");
  const maySeeSystem = useViewer()?.permissions.includes("system.view") ?? false;
  const connection = useConnection();
  const [params] = useSearchParams();
  const parts = PARTS.filter((name) => name !== "thresholds" || maySeeSystem);
  const part = parts.find((name) => name === params.get("part")) ?? "values";
  const { settings, error, read, news, heardAt } = useSettings();
  const [openName, setOpenName] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const number = settings?.numbers.find(({ name }) => name === openName);
  const wording = settings?.notices.find(({ phase }) => phase === openName);
  const close = (sentence?: string) => {
    setOpenName(null);
    if (sentence) {
      setSaid(sentence);
      read();
    }
    focusPage(() => document.getElementById(`open-${openName}`));
  };
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
        <LivePill connection={connection} updated={heardAt ? t("asOf", { time: formatSeconds(heardAt) }) : undefined} />
      </div>
      <Parts
        label={t("parts.label")}
        parts={parts.map((name) => ({
          name: t(`parts.${name}`),
          to: name === "values" ? "/admin/settings" : `/admin/settings?part=${name}`,
          isOpen: name === part,
        }))}
      />
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      <div className={styles.part}>
        {(part === "values" || part === "notices") && !settings && error && (
          <FailedState message={t("failed")} onRetry={read} />
        )}
        {(part === "values" || part === "notices") && !settings && !error && <Skeleton block={220} />}
        {part === "values" && settings && <NumbersPanel numbers={settings.numbers} onOpen={setOpenName} />}
        {part === "values" && <MailTest />}
        {part === "values" && maySeeSystem && <DemoTraffic />}
        {part === "notices" && settings && <NoticesPanel notices={settings.notices} onOpen={setOpenName} />}
        {part === "thresholds" && <Thresholds />}
        {part === "changes" && <ChangesPanel news={news} />}
      </div>
      {number && <NumberDialog key={number.name} setting={number} onRefused={read} onClose={close} />}
      {wording && <NoticeDialog key={wording.phase} wording={wording} onRefused={read} onClose={close} />}
    </>
  );
}

/** The limits of every metric, with the dialog of System Health. */
function Thresholds() {
  const { t } = useTranslation("settings");
  const { limits, error, read } = useLimits();
  if (limits) {
    return (
      <div>
        <LimitsPanel limits={limits} />
      </div>
    );
  }
  return error ? <FailedState message={t("thresholds.failed")} onRetry={read} /> : <Skeleton block={360} />;
}
