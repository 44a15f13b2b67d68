const { max, min, round } = Math;

/** e to the power of x by whole numbers and a series, so that it is the same on every machine. */
export function exp(x: number): number {
  const bounded = max(-60, min(60, x));
  const twos = round(bounded / Math.LN2);
  const rest = bounded - twos * Math.LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 13; n += 1) {
    term = (term * rest) / n;
    sum += term;
  }
  return sum * 2 ** twos;
}

/** The shares for sums of weights, which add up to 1. Changes and returns its argument. */
export function softmax(sums: Float64Array): Float64Array {
  let most = -Infinity;
  for (let at = 0; at < sums.length; at += 1) most = max(most, sums[at] ?? 0);
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const share = exp((sums[at] ?? 0) - most);
    sums[at] = share;
    total += share;
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) / total;
  return sums;
}
