import { useTranslation } from "react-i18next";

export interface Share {
  label: string;
  percent: number;
  isMerged: boolean;
}

const NAMED = ["FEMALE", "MALE", "OTHER", "NOT_SHARED", "SMALL_GROUPS"] as const;

/** The name of a group: ages and cities stand for themselves. */
export function useShareWords(): (label: string) => string {
  const { t } = useTranslation("advertiser");
  return (label) => {
    const named = NAMED.find((one) => one === label);
    return named ? t(`audience.label.${named}`) : label.replace("-", "–");
  };
}
