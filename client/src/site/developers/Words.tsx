import styles from "./DevelopersPage.module.css";

/** A description of the schema: what stands between backticks is code. */
export function Words({ text }: { text: string }) {
  return text.split(/(`[^`]+`)/).map((part, at) => {
    const key = `${at} ${part}`;
    return part.startsWith("`") ? (
      <code key={key} className={styles.code}>
        {part.slice(1, -1)}
      </code>
    ) : (
      part
    );
  });
}
