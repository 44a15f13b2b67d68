import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./Findings.module.css";
import { StatusChip, type StatusLevel } from "./StatusChip";

export type Severity = "HIGH" | "MEDIUM" | "LOW";

const LEVELS: Readonly<Record<Severity, StatusLevel>> = { HIGH: "critical", MEDIUM: "warning", LOW: "idle" };
const ICONS = { HIGH: IconAlertCircle, MEDIUM: IconAlertTriangle, LOW: IconInfoCircle };

/** How grave a rule is: colour, outline and word. The word may be the rule's name where its severity is said elsewhere. */
export function SeverityChip({ severity, children }: { severity: Severity; children: ReactNode }) {
  return (
    <StatusChip level={LEVELS[severity]} icon={ICONS[severity]}>
      {children}
    </StatusChip>
  );
}

/** A rule that a text breaks, and by what. */
export interface Finding {
  ruleName: string;
  severity: Severity;
  description: string;
  matches: readonly { found: string }[];
  missing: readonly string[];
}

export interface FindingsProps<T extends Finding> {
  findings: readonly T[];
  words: {
    severity: (severity: Severity) => string;
    /** What was found and what is missing, in one sentence. */
    cause: (finding: T) => string;
  };
}

/** The rules that a text breaks: severity, name, by what, and what the rule says. */
export function Findings<T extends Finding>({ findings, words }: FindingsProps<T>) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.ruleName} ${finding.severity}`}>
          <span className={styles.chip}>
            <SeverityChip severity={finding.severity}>{words.severity(finding.severity)}</SeverityChip>
          </span>
          <div className={styles.what}>
            <b>{finding.ruleName}</b>
            <span>{words.cause(finding)}</span>
            <span>{finding.description}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
