import type { ReactNode } from "react";

/** What is known of something: its name and its value; with a key where two can be called the same. */
export type Fact = readonly [name: string, value: ReactNode, key?: string];

export interface FactListProps {
  /** In their order. Those that are false are not there, nor those whose value is null. */
  facts: readonly (Fact | false | "" | null | undefined)[];
  className?: string;
}

/** Names and what is known of each. The look is the caller's; name and value stand in one element. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(
        (fact) =>
          fact &&
          fact[1] != null && (
            <div key={fact[2] ?? fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
