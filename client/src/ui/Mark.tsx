import styles from "./Mark.module.css";

/** Our mark: a single-storey "a" that is also a speech bubble and holds a drop. One colour, never outlined or turned. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M12 1C5.925 1 1 5.925 1 12s4.925 11 11 11h10a1 1 0 0 0 1-1V12C23 5.925 18.075 1 12 1Zm.2 5.3H17a.7.7 0 0 1 .7.7v4.8a5.6 5.6 0 1 1-5.5-5.5Z"
      />
    </svg>
  );
}

export interface LogoProps {
  /** The brand, from the public configuration. */
  name: string;
  /** Height of the mark in px. */
  size?: number;
  className?: string;
}

/** Mark and name side by side, as the content of a link or a heading. */
export function Logo({ name, size = 30, className }: LogoProps) {
  return (
    <span className={[styles.brand, className].filter(Boolean).join(" ")}>
      <Mark size={size} />
      <span>{name}</span>
    </span>
  );
}
