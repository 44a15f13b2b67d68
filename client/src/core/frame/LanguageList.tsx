import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, localeOf, useLanguage } from "../../lib/language";
import { useChooseLanguage } from "../useChooseLanguage";

export interface LanguageListProps {
  className?: string;
  /** Class of each name. */
  itemClassName?: string;
  /** Stands behind each name; the styles show it on the present one. */
  mark?: ReactNode;
  /** Called after a choice, for a menu that closes. */
  onChosen?: () => void;
}

/** The four languages, each by its own name and spoken as itself. The present one is marked. */
export function LanguageList({ className, itemClassName, mark, onChosen }: LanguageListProps) {
  const { t } = useTranslation();
  const present = useLanguage();
  const choose = useChooseLanguage();
  return (
    <ul className={className} aria-label={t("language.label")}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={localeOf(language)}
            className={itemClassName}
            aria-current={language === present || undefined}
            onClick={() => {
              void choose(language);
              onChosen?.();
            }}
          >
            {t(`language.names.${language}`)}
            {mark}
          </button>
        </li>
      ))}
    </ul>
  );
}
