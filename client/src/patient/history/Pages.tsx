import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { HistoryPageQuery } from "../../gql/graphql";
import { PAGE_SIZE } from "./history";
import styles from "./Pages.module.css";

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
    <nav className={styles.pages} aria-label={t("pages")}>
      <p className="num">
        {t("page", { number: pageNumber, count: pageCount })}
        <span>{t("range", { from: last - shown + 1, to: last, total: totalCount })}</span>
      </p>
      {pageCount > 1 && (
        <div>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={20} stroke={1.9} aria-hidden />}
            disabled={!hasPreviousPage}
            onClick={onPrevious}
          >
            {t("previous")}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={20} stroke={1.9} aria-hidden />}
            disabled={!hasNextPage}
            onClick={onNext}
          >
            {t("next")}
          </Button>
        </div>
      )}
    </nav>
  );
}
