import type { ReactNode } from "react";
import styles from "./List.module.css";
import { LoadMore } from "./LoadMore";
import { Awaited } from "./States";

/** A list that is read page by page, as far as it has come. */
export interface PagedRows<Row> {
  /** Undefined while nothing has come. */
  nodes: readonly Row[] | undefined;
  /** What went wrong when it was read; nothing while all went well. */
  error: unknown;
  /** Reads it again. */
  read: () => unknown;
  /** Reads the next page, when there is one; rejects when it did not arrive. */
  more: (() => Promise<unknown>) | undefined;
}

export interface ListEndProps {
  list: PagedRows<unknown>;
  /** What stands in the place of rows when there are none; null where that is said elsewhere. */
  empty: ReactNode;
  /** What is said when the list, or its next page, did not come, and on the button that fetches the next. */
  words: { failed: string; more: string; moreFailed: string; morePending?: string };
  /** What has to be known about the list. */
  about?: ReactNode;
}

/** What stands in the place of a list's rows while there are none, and what follows them. */
export function ListEnd({ list: { nodes, error, read, more }, empty, words, about }: ListEndProps) {
  return (
    <>
      {nodes?.length === 0 && empty && <div className={styles.empty}>{empty}</div>}
      {!nodes && (
        <div className={styles.pad}>
          <Awaited failed={Boolean(error) && words.failed} onRetry={read} lines={["90%", "64%", "0", "96%", "58%"]} />
        </div>
      )}
      {more && (
        <div className={styles.more}>
          <LoadMore onMore={more} label={words.more} pendingLabel={words.morePending} failed={words.moreFailed} />
        </div>
      )}
      {about && <p className={styles.about}>{about}</p>}
    </>
  );
}
