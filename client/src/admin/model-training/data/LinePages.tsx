import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Pages } from "../../../ui/Pages";
import styles from "./DataRoom.module.css";
import { type LineListProps, PAGE_SIZE, type PageInfo, whole } from "./lines";

export interface LinePagesProps {
  info: PageInfo;
  totalCount: number;
  /** How many lines this page has. */
  shown: number;
  onTurn: LineListProps["onTurn"];
  /** The id of what is gone to when another page is there. */
  list: string;
}

/** "Page 2 of 9" of lines. Another page begins at its first line. */
export function LinePages({ info, totalCount, shown, onTurn, list }: LinePagesProps) {
  const { t } = useTranslation("training-data");
  const isTurning = useRef(false);
  const { pageNumber, pageCount, hasPreviousPage, hasNextPage, startCursor, endCursor } = info;
  const last = hasNextPage ? (pageNumber - 1) * PAGE_SIZE + shown : totalCount;
  const turn = (place: Parameters<LineListProps["onTurn"]>[0]) => {
    isTurning.current = true;
    onTurn(place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another start.
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    const element = document.getElementById(list);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "start" });
  }, [startCursor, list]);
  return (
    <Pages
      className={styles.pages}
      label={t("pages")}
      page={t("page", { number: whole(pageNumber), count: whole(pageCount) })}
      range={t("range", { from: whole(last - shown + 1), to: whole(last), total: whole(totalCount) })}
      previous={{
        label: t("previous"),
        isThere: hasPreviousPage,
        onPress: () => turn({ before: startCursor }),
      }}
      next={{ label: t("next"), isThere: hasNextPage, onPress: () => turn({ after: endCursor }) }}
    />
  );
}
