import type { ReactNode } from "react";
import styles from "./Portal.module.css";
import { Rail, type RailProps } from "./Rail";
import { SkipLink } from "./SkipLink";

/** The frame of the two portals: the rail at the left, the work beside it, no header. */
export function Portal({ children, ...rail }: RailProps & { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div className={styles.frame} data-tone={rail.tone}>
        <Rail {...rail} />
        <main id="main" tabIndex={-1} className={styles.work}>
          {children}
        </main>
      </div>
    </>
  );
}
