import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useConnection } from "../../core/connection";
import { noticeSentence } from "../../core/frame/noticeWords";
import { useViewer } from "../../core/session";
import type { MaintenanceNoticePhase, NumberSettingName, SettingSource } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { DataTable } from "../../ui/DataTable";
import { DoneBanner } from "../../ui/DoneBanner";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { Awaited } from "../../ui/States";
import { Parts } from "../Parts";
import { DemoTraffic } from "../system-health/DemoTraffic";
import { formatMomentOf } from "../system-health/history";
import { LimitsPanel, useLimits } from "../system-health/LimitsPanel";
import { ChangesPanel } from "./ChangesPanel";
import { MailTest } from "./MailTest";
import { NoticeDialog } from "./NoticeDialog";
import { NumberDialog } from "./NumberDialog";
import styles from "./Settings.module.css";
import { exampleOf, type NumberSetting, type Wording } from "./settings";
import { useSettings } from "./useSettings";
import { useValueText } from "./useValueText";

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
        {(part === "values" || part === "notices") && !settings && (
          <Awaited failed={error && t("failed")} onRetry={read} block={220} />
        )}
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
  return <Awaited failed={error && t("thresholds.failed")} onRetry={read} block={360} />;
}

interface NoticesPanelProps {
  notices: readonly Wording[];
  onOpen: (phase: MaintenanceNoticePhase) => void;
}

/** What everybody is told of maintenance, phase by phase, as it reads in English. */
function NoticesPanel({ notices, onOpen }: NoticesPanelProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const now = useNow(60_000);
  return (
    <Panel id="notices" title={t("notices.title")} remarks={<span>{t("notices.hint")}</span>}>
      <DataTable
        className={styles.notices}
        labelledBy="notices"
        columns={[t("column.when"), t("column.told"), t("column.source"), { label: t("column.acts"), isHidden: true }]}
      >
        <tbody>
          {notices.map((wording) => (
            <tr key={wording.phase}>
              <th scope="row">{t(`phase.${wording.phase}`)}</th>
              <td data-label={t("column.told")} data-wide className={styles.told}>
                {noticeSentence(common, exampleOf(wording.phase, wording.texts, now), "en")}
              </td>
              <td data-label={t("column.source")} data-wide>
                <Origin {...wording} source={wording.texts ? "SET" : "DEFAULT"} />
              </td>
              <ChangeCell
                name={wording.phase}
                title={t(`phase.${wording.phase}`)}
                onOpen={() => onOpen(wording.phase)}
              />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Panel>
  );
}

interface NumbersPanelProps {
  numbers: readonly NumberSetting[];
  onOpen: (name: NumberSettingName) => void;
}

/** The numbers that can be set, with where each comes from. */
function NumbersPanel({ numbers, onOpen }: NumbersPanelProps) {
  const { t } = useTranslation("settings");
  const valueText = useValueText();
  return (
    <Panel id="values" title={t("values.title")}>
      <DataTable
        className={styles.values}
        labelledBy="values"
        columns={[
          t("column.setting"),
          t("column.value"),
          t("column.source"),
          { label: t("column.acts"), isHidden: true },
        ]}
      >
        <tbody>
          {numbers.map((setting) => (
            <tr key={setting.name}>
              <th scope="row">
                {t(`number.${setting.name}.title`)}
                <span className={styles.facts}>{t(`number.${setting.name}.counts`)}</span>
              </th>
              <td data-label={t("column.value")} className={styles.value}>
                {valueText(setting.name, setting.value)}
              </td>
              <td data-label={t("column.source")} data-wide>
                <Origin {...setting} />
              </td>
              <ChangeCell
                name={setting.name}
                title={t(`number.${setting.name}.title`)}
                onOpen={() => onOpen(setting.name)}
              />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Panel>
  );
}

interface ChangeCellProps {
  /** What is changed, by which the button is found again when the dialog closes. */
  name: string;
  /** The same as people call it. */
  title: string;
  onOpen: () => void;
}

/** The last cell of a setting's row: opens its dialog. */
function ChangeCell({ name, title, onOpen }: ChangeCellProps) {
  const { t } = useTranslation("settings");
  return (
    <td className={styles.act} data-acts>
      <button type="button" id={`open-${name}`} onClick={onOpen}>
        {t("change")}
        <span className="hidden-text"> {title}</span>
      </button>
    </td>
  );
}

interface OriginProps {
  source: SettingSource;
  changedByName: string | null;
  changedAt: string | null;
  reason: string | null;
}

/** Where a value comes from: what the product comes with, the server's environment, or who set it, when and why. */
function Origin({ source, changedByName, changedAt, reason }: OriginProps) {
  const { t } = useTranslation("settings");
  return (
    <>
      {t(`source.${source}`)}
      {changedAt && (
        <span className={styles.facts}>
          {t(source === "SET" ? "origin.set" : "origin.restored", {
            name: changedByName ?? t("somebody"),
            time: formatMomentOf(changedAt),
          })}
          {reason && <q className={styles.reason}>{reason}</q>}
        </span>
      )}
    </>
  );
}
