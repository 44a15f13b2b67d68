import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { type AreaName, useAreaLang, useAreaTranslations } from "./i18n";

/** Gives a page the language that its area is written in, and says so to browsers and screen readers where it is another. */
export function AreaText({ area, children }: { area: AreaName; children: ReactNode }) {
  const lang = useAreaLang(area);
  const translations = useAreaTranslations(area);
  return (
    <I18nextProvider i18n={translations}>
      {lang ? (
        <div lang={lang} style={{ display: "contents" }}>
          {children}
        </div>
      ) : (
        children
      )}
    </I18nextProvider>
  );
}
