import { useTranslation } from "react-i18next";
import type { NumberSettingName } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { Panel } from "../../ui/Panel";
import { ChangeCell } from "./ChangeCell";
import { Origin } from "./Origin";
import styles from "./Settings.module.css";
import type { NumberSetting } from "./settings";
import { useValueText } from "./useValueText";

export interface NumbersPanelProps {
  numbers: readonly NumberSetting[];
  onOpen: (name: NumberSettingName) => void;
}

/** The numbers that can be set, with where each comes from. */
export function NumbersPanel({ numbers, onOpen }: NumbersPanelProps) {
  const { t } = useTranslation("settings");
  const valueText = useValueText();
  return (
    <Panel id="values" title={t("values.title")}>
      <DataTable className={styles.values} labelledBy="values">
        <thead>
          <tr>
            <th scope="col">{t("column.setting")}</th>
            <th scope="col">{t("column.value")}</th>
            <th scope="col">{t("column.source")}</th>
            <th scope="col">
              <span className="hidden-text">{t("column.acts")}</span>
            </th>
          </tr>
        </thead>
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
