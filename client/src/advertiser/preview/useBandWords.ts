import { useTranslation } from "react-i18next";
import { formatCount } from "../../lib/money";
import type { Band } from "./reach";

/** A band in words: "50,000 to 75,000 people", "fewer than 50 people". */
export function useBandWords() {
  const { t } = useTranslation("advertiser");
  return ({ from, to }: Band): string => {
    if (from === null) return t("reach.few");
    if (to === null) return t("reach.above", { from: formatCount(from) });
    return t("reach.band", { from: formatCount(from), to: formatCount(to) });
  };
}
