import { IconTool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./ConnectionNotice.module.css";
import own from "./MaintenanceBar.module.css";

export interface NoticeLineProps {
  /** The sentence, and what follows it. */
  children: ReactNode;
  /** The `lang` of the sentence where it differs from the page's. */
  lang?: string;
  /** The button that takes it away. */
  dismiss?: ReactNode;
}

/** A notice of maintenance as everybody sees it. */
export function NoticeLine({ children, lang, dismiss }: NoticeLineProps) {
  return (
    <p className={`${styles.notice} ${own.notice}`}>
      <IconTool size={22} stroke={1.75} aria-hidden />
      <span lang={lang}>{children}</span>
      {dismiss}
    </p>
  );
}
