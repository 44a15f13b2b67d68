import { Button } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence, inputProblems } from "../../../core/problems";
import listStyles from "../../../ui/List.module.css";
import { FailedState, Skeleton } from "../../../ui/States";
import { isNarrowed, type LineListProps } from "./lines";

export interface LineStatesProps extends Pick<LineListProps, "address" | "search" | "onClear" | "onLost"> {
  list: { nodes: readonly unknown[]; totalCount: number } | undefined;
  error: unknown;
  onRetry: () => void;
  /** What an empty list says that nothing narrows. */
  empty?: ReactNode;
}

/** What stands in the place of lines: that they are on their way, cannot be shown, or that there are none. */
export function LineStates({ list, error, onRetry, empty, address, search, onClear, onLost }: LineStatesProps) {
  const { t } = useTranslation("training-data");
  const { t: common } = useTranslation("common");
  const hasPlace = address.after !== null || address.before !== null;
  const isUnknown = inputProblems(error).some(({ field }) => field === "after" || field === "before");
  // A place that the server does not know, or behind which nothing is left, leads to the first page.
  const isLost = hasPlace && (isUnknown || (list?.nodes.length === 0 && list.totalCount > 0));
  useEffect(() => {
    if (isLost) onLost();
  });
  if (error && !isLost) {
    return (
      <div className={listStyles.pad}>
        <FailedState message={firstSentence(common, error) ?? t("failed")} onRetry={onRetry} />
      </div>
    );
  }
  if (!list || isLost) {
    return (
      <div className={listStyles.pad}>
        <Skeleton lines={["90%", "64%", "0", "96%", "58%", "0", "82%", "60%"]} />
      </div>
    );
  }
  if (list.nodes.length > 0) return null;
  return (
    <div className={listStyles.empty}>
      {isNarrowed(address, search) ? (
        <>
          <p>
            <b>{t(address.waits ? "emptyWaiting" : "emptyFiltered")}</b>
          </p>
          <Button variant="default" onClick={onClear}>
            {t("clear")}
          </Button>
        </>
      ) : (
        empty
      )}
    </div>
  );
}
