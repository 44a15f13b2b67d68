import type { ReactNode } from "react";
import styles from "./List.module.css";
import { LoadMore, type LoadMoreProps } from "./LoadMore";
import { FailedState, Skeleton } from "./States";

export interface ListEndProps {
  /** How many rows stand above; undefined while nothing has come. */
  rows: number | undefined;
  /** What stands in the place of rows when there are none. */
  empty: ReactNode;
  /** The sentence when nothing came; null while it may still come. */
  failed: string | null;
  onRetry: () => unknown;
  /** Missing when there is no further page. */
  more?: LoadMoreProps;
  /** What has to be known about the list. */
  about?: ReactNode;
}

/** What stands in the place of a list's rows while there are none, and what follows them. */
export function ListEnd({ rows, empty, failed, onRetry, more, about }: ListEndProps) {
  return (
    <>
      {rows === 0 && <div className={styles.empty}>{empty}</div>}
      {rows === undefined && (
        <div className={styles.pad}>
          {failed ? (
            <FailedState message={failed} onRetry={onRetry} />
          ) : (
            <Skeleton lines={["90%", "64%", "0", "96%", "58%"]} />
          )}
        </div>
      )}
      {more && (
        <div className={styles.more}>
          <LoadMore {...more} />
        </div>
      )}
      {about && <p className={styles.about}>{about}</p>}
    </>
  );
}
