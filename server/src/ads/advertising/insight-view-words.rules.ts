import type { MailLanguage } from "../../platform/mail-texts.rules";
import { pounds, thousands } from "../subscriptions/money.rules";
import type { Figures } from "./insight.rules";
import type { ViewMetric } from "./insight-view.rules";

/** What the mail of a view says beside its figures. `{days}` are those that are compared with. */
interface ViewMailWords {
  metrics: Readonly<Record<ViewMetric, string>>;
  allCampaigns: string;
  isFinal: string;
  isOpen: string;
  compared: string;
}

export const VIEW_MAIL_WORDS: Readonly<Record<MailLanguage, ViewMailWords>> = {
  en: {
    metrics: {
      IMPRESSIONS: "Impressions",
      CLICKS: "Clicks",
      CTR: "CTR",
      ENGAGEMENTS: "Consult engagements",
      COST: "Cost, excl. VAT",
      CONVERSIONS: "Conversions",
      REVENUE: "Revenue, excl. VAT",
      ROI: "ROI",
    },
    allCampaigns: "all campaigns",
    isFinal: "The paid months of these days are finished: the cost is final.",
    isOpen: "A paid month of these days is not finished: the cost can still change.",
    compared: "In brackets: {days}.",
  },
  fr: {
    metrics: {
      IMPRESSIONS: "Impressions",
      CLICKS: "Clics",
      CTR: "CTR",
      ENGAGEMENTS: "Questions posées depuis une annonce",
      COST: "Coût HT",
      CONVERSIONS: "Conversions",
      REVENUE: "Recettes HT",
      ROI: "ROI",
    },
    allCampaigns: "toutes les campagnes",
    isFinal: "Les mois payés de ces jours sont terminés : le coût est définitif.",
    isOpen: "Un mois payé de ces jours n’est pas terminé : le coût peut encore changer.",
    compared: "Entre parenthèses : {days}.",
  },
  es: {
    metrics: {
      IMPRESSIONS: "Impresiones",
      CLICKS: "Clics",
      CTR: "CTR",
      ENGAGEMENTS: "Preguntas hechas desde un anuncio",
      COST: "Coste sin IVA",
      CONVERSIONS: "Conversiones",
      REVENUE: "Ingresos sin IVA",
      ROI: "ROI",
    },
    allCampaigns: "todas las campañas",
    isFinal: "Los meses pagados de estos días han terminado: el coste es definitivo.",
    isOpen: "Un mes pagado de estos días no ha terminado: el coste aún puede cambiar.",
    compared: "Entre paréntesis: {days}.",
  },
  de: {
    metrics: {
      IMPRESSIONS: "Sichtkontakte",
      CLICKS: "Klicks",
      CTR: "CTR",
      ENGAGEMENTS: "Fragen aus einer Anzeige",
      COST: "Kosten ohne MwSt.",
      CONVERSIONS: "Conversions",
      REVENUE: "Umsatz ohne MwSt.",
      ROI: "ROI",
    },
    allCampaigns: "alle Kampagnen",
    isFinal: "Die bezahlten Monate dieser Tage sind zu Ende: Die Kosten stehen fest.",
    isOpen: "Ein bezahlter Monat dieser Tage ist nicht zu Ende: Die Kosten können sich noch ändern.",
    compared: "In Klammern: {days}.",
  },
};

const percent = (figure: number | null, digits: number): string =>
  figure === null ? "–" : `${figure.toFixed(digits)}%`;

/** A figure of a mail with its unit; a dash where there is nothing to divide by. */
export const FIGURE_TEXT: Readonly<Record<ViewMetric, (figures: Figures) => string>> = {
  IMPRESSIONS: ({ impressions }) => thousands(impressions ?? 0),
  CLICKS: ({ clicks }) => thousands(clicks ?? 0),
  CTR: ({ ctr }) => percent(ctr, 2),
  ENGAGEMENTS: ({ engagements }) => thousands(engagements ?? 0),
  COST: ({ costPence }) => pounds(costPence ?? 0),
  CONVERSIONS: ({ conversions }) => thousands(conversions ?? 0),
  REVENUE: ({ revenuePence }) => pounds(revenuePence ?? 0),
  ROI: ({ roi }) => percent(roi, 1),
};
