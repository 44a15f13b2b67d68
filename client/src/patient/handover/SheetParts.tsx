import type { TFunction } from "i18next";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { handoverTexts } from "../../core/i18n";
import type { Language } from "../../lib/language";
import { useDownload } from "../../lib/useDownload";
import { FactList } from "../../ui/FactList";
import { FailedState, Skeleton } from "../../ui/States";
import styles from "./HandoverSheet.module.css";
import type { Row } from "./sheetRows";

interface InTextsProps {
  language: Language;
  children: (t: TFunction<"handover">) => ReactNode;
}

/** A page for a clinician in one language, whatever the interface speaks, once its texts are here. */
export function InTexts(props: InTextsProps) {
  return <Loaded key={props.language} {...props} />;
}

function Loaded({ language, children }: InTextsProps) {
  const { t } = useTranslation("handover");
  const { part, load, hasFailed } = useDownload(async () => ({ t: await handoverTexts(language) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language.
  useEffect(() => void load(), []);
  if (hasFailed) return <FailedState message={t("failed")} onRetry={load} />;
  return part ? children(part.t) : <Skeleton block={480} />;
}

interface PartProps {
  title: string;
  isStrong?: boolean;
  children: ReactNode;
}

export function Part({ title, isStrong = false, children }: PartProps) {
  return (
    <section className={isStrong ? styles.strong : undefined} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Whom the page is about, at its top. */
export function Who({ label, rows, children }: { label: string; rows: readonly Row[]; children?: ReactNode }) {
  return (
    <section className={styles.who} aria-label={label}>
      <FactList facts={rows} className={styles.across} />
      {children}
    </section>
  );
}
