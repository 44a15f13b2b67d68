import styles from "./Kbd.module.css";

/** The name of a key, as a hint beside what it does. Phones have no keys and show none. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
