import { useTranslation } from "react-i18next";
import { noticeSentence } from "../../core/frame/noticeWords";
import type { MaintenanceNoticePhase } from "../../gql/graphql";
import { useNow } from "../../lib/useNow";
import { DataTable } from "../../ui/DataTable";
import { Panel } from "../../ui/Panel";
import { ChangeCell } from "./ChangeCell";
import { Origin } from "./Origin";
import styles from "./Settings.module.css";
import { exampleOf, type Wording } from "./settings";

export interface NoticesPanelProps {
  notices: readonly Wording[];
  onOpen: (phase: MaintenanceNoticePhase) => void;
}

/** What everybody is told of maintenance, phase by phase, as it reads in English. */
export function NoticesPanel({ notices, onOpen }: NoticesPanelProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const now = useNow(60_000);
  return (
    <Panel id="notices" title={t("notices.title")} remarks={<span>{t("notices.hint")}</span>}>
      <DataTable className={styles.notices} labelledBy="notices">
        <thead>
          <tr>
            <th scope="col">{t("column.when")}</th>
            <th scope="col">{t("column.told")}</th>
            <th scope="col">{t("column.source")}</th>
            <th scope="col">
              <span className="hidden-text">{t("column.acts")}</span>
            </th>
          </tr>
        </thead>
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
