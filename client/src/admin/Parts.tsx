import { Link } from "react-router";
import styles from "./Parts.module.css";

export interface Part {
  name: string;
  to: string;
  isOpen: boolean;
}

/** The parts of a room, one of them open, each with an address of its own. */
export function Parts({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={label} className={styles.parts}>
      {parts.map(({ name, to, isOpen }) => (
        <Link key={to} to={to} aria-current={isOpen ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
