import { useTranslation } from "react-i18next";
import type { NumberSettingName } from "../../gql/graphql";
import { typedOf } from "./settings";

/** Writes a value with its unit: "17.5 %", "24 hours". */
export function useValueText() {
  const { t } = useTranslation("settings");
  return (name: NumberSettingName, value: number): string =>
    name === "VAT_BASIS_POINTS" ? t("percent", { value: typedOf(name, value) }) : t("hours", { count: value });
}
