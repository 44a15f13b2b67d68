import { useTranslation } from "react-i18next";
import type { HistoryPageQuery } from "../../gql/graphql";
import { Pages as NumberedPages } from "../../ui/Pages";
import { PAGE_SIZE } from "./history";

export interface PagesProps {
  info: HistoryPageQuery["medicalRecords"]["pageInfo"];
  totalCount: number;
  /** How many records this page has. */
  shown: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** "Page 2 of 9", which records these are, and the ways back and on. */
export function Pages({ info, totalCount, shown, onPrevious, onNext }: PagesProps) {
  const { t } = useTranslation("history");
  const { pageNumber, pageCount, hasPreviousPage, hasNextPage } = info;
  const last = hasNextPage ? (pageNumber - 1) * PAGE_SIZE + shown : totalCount;
  return (
    <NumberedPages
      label={t("pages")}
      page={t("page", { number: pageNumber, count: pageCount })}
      range={t("range", { from: last - shown + 1, to: last, total: totalCount })}
      previous={{ label: t("previous"), isThere: hasPreviousPage, onPress: onPrevious }}
      next={{ label: t("next"), isThere: hasNextPage, onPress: onNext }}
    />
  );
}
