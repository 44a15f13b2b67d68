import { Link } from "react-router";
import styles from "./Reference.module.css";

/** A type as the schema writes it, with the name leading to its description. */
export function TypeRef({ type }: { type: string }) {
  const [, before = "", name = "", after = ""] = /^(\[*)(\w+)(.*)$/.exec(type) ?? [];
  return (
    <code className={styles.type}>
      {before}
      <Link to={`#${name}`}>{name}</Link>
      {after}
    </code>
  );
}
