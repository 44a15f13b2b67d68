import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import styles from "./Notice.module.css";

/**
 * A sentence that another page sends along (`navigate("/", { state: { notice } })`), for what ends somewhere else than
 * where it was done. It takes the focus, so that it is heard.
 */
export function Notice() {
  const { state } = useLocation();
  const notice: unknown = state?.notice;
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus({ preventScroll: true });
  }, [notice]);
  if (typeof notice !== "string") return null;
  return (
    <p ref={box} role="status" tabIndex={-1} className={styles.notice}>
      <IconCircleCheck size={24} stroke={2} aria-hidden />
      {notice}
    </p>
  );
}
