import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Fact, FactList } from "./FactList";
import styles from "./PlanCard.module.css";

/** The frame that plans share, so that prices, quotas and buttons lie on common lines. */
export function PlanFrame({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={[styles.plans, className].filter(Boolean).join(" ")}>{children}</div>;
}

/** The small word beside a plan's name, such as "Most Popular". */
export function PlanBadge({ children }: { children: ReactNode }) {
  return <span className={styles.popular}>{children}</span>;
}

export interface PlanCardProps {
  name: string;
  /** Stands beside the name. */
  badge?: ReactNode;
  /** True for the one plan that stands out. */
  isTinted?: boolean;
  /** Already formatted: "£1,500". */
  price: string;
  /** What the price is for, with its VAT note. */
  unit: string;
  facts: readonly Fact[];
  /** `lang` where a text is not in the language of the page. */
  features: readonly { text: string; lang?: string }[];
  /** The button, and what has to be said above it. */
  children: ReactNode;
}

/** One plan: the price with its unit and VAT note, what it includes, what more costs. */
export function PlanCard({ name, badge, isTinted = false, price, unit, facts, features, children }: PlanCardProps) {
  return (
    <article className={styles.plan} data-tinted={isTinted || undefined}>
      <h3>
        {name}
        {badge}
      </h3>
      <p className={`${styles.price} num`}>{price}</p>
      <p className={styles.unit}>{unit}</p>
      <FactList className="num" facts={facts} />
      <ul>
        {features.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            <IconCheck size={17} stroke={2.2} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}

/** A plan's place without figures, in its final size. The first of them says that they are on their way. */
export function PlanSkeleton({ loading }: { loading?: string }) {
  return (
    <div className={`${styles.plan} ${styles.waiting}`} role={loading ? "status" : undefined}>
      {loading && <span className="hidden-text">{loading}</span>}
      <div aria-hidden="true">
        <i style={{ width: "38%", height: 20 }} />
        <i style={{ width: "52%", height: 34 }} />
        <i style={{ width: "76%", height: 14 }} />
        <i style={{ width: "100%", height: 52 }} />
        <i style={{ width: "92%", height: 14 }} />
        <i style={{ width: "64%", height: 14 }} />
        <i style={{ width: "100%", height: 48 }} />
      </div>
    </div>
  );
}
