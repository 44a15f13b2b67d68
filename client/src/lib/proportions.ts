/** So many of so many, such as clicks of impressions. */
export interface Share {
  of: number;
  hits: number;
}

/** Fewer than this of either kind are too few for the test, which takes the numbers for normally distributed. */
const ENOUGH = 5;
/** Two-sided, at a level of 5 %. */
const CERTAIN_Z = 1.96;

export type Comparison = "tooFew" | "chance" | "firstBetter" | "secondBetter";

/**
 * Whether the difference of two shares can be chance: the pooled two-proportion z-test, two-sided, at 5 %
 * (NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3).
 */
export function compareShares(first: Share, second: Share): Comparison {
  const parts = [first.hits, second.hits, first.of - first.hits, second.of - second.hits];
  if (parts.some((part) => part < ENOUGH)) return "tooFew";
  const pooled = (first.hits + second.hits) / (first.of + second.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.of + 1 / second.of));
  const z = (first.hits / first.of - second.hits / second.of) / error;
  if (Math.abs(z) < CERTAIN_Z) return "chance";
  return z > 0 ? "firstBetter" : "secondBetter";
}
