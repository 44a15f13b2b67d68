import { useTranslation } from "react-i18next";
import { toLanguage } from "../../../lib/language";
import { formatFullDay, formatMonthAndYear } from "../../../lib/time";

/** The words of the NHS account, and dates that are only as exact as a record says them. */
export function useNhsWords() {
  const { t, i18n } = useTranslation("nhs");
  const language = toLanguage(i18n.language) ?? "en";
  const day = (iso: string) => formatFullDay(iso.length === 10 ? `${iso}T12:00:00Z` : iso, language);
  const since = (said: string) => {
    if (said.length === 4) return t("since", { date: said });
    return t("since", { date: said.length === 7 ? formatMonthAndYear(`${said}-15T12:00:00Z`, language) : day(said) });
  };
  return { t, day, since };
}
