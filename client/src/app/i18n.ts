import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { PRODUCT_NAME } from "../lib/product";
import common from "../locales/en/common.json";

type Catalogue = typeof import("../locales/en/common.json");

/** Texts of one area, downloaded with the area's code. The common ones are part of the first download. */
const catalogues = {
  site: () => import("../locales/en/site.json"),
  patient: () => import("../locales/en/patient.json"),
  advertiser: () => import("../locales/en/advertiser.json"),
  admin: () => import("../locales/en/admin.json"),
  account: () => import("../locales/en/account.json"),
  dev: () => import("../locales/en/dev.json"),
};

export type AreaName = keyof typeof catalogues;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: Catalogue;
      site: typeof import("../locales/en/site.json");
      patient: typeof import("../locales/en/patient.json");
      advertiser: typeof import("../locales/en/advertiser.json");
      admin: typeof import("../locales/en/admin.json");
      account: typeof import("../locales/en/account.json");
      dev: typeof import("../locales/en/dev.json");
    };
  }
}

/** Starts the translations with the common catalogue, at once and without a request. */
export function startTranslations(): i18n {
  i18next.use(initReactI18next).init({
    lng: "en",
    fallbackLng: "en",
    ns: ["common"],
    defaultNS: "common",
    resources: { en: { common } },
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false, defaultVariables: { product: PRODUCT_NAME } },
    react: { useSuspense: false },
  });
  return i18next;
}

/** Changes the language of everything on the screen, without a reload. */
export async function changeLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language);
}

/** Loads the texts of an area once; the routes of the area wait for it together with their code. */
export async function loadCatalogue(area: AreaName): Promise<void> {
  if (i18next.hasResourceBundle("en", area)) return;
  const { default: texts } = await catalogues[area]();
  i18next.addResourceBundle("en", area, texts);
}
