import { useSearchParams } from "react-router";

/**
 * One filter of a list in the page's address: neutral words of a known set, never what somebody typed.
 * @returns the choice, null for none, and what sets it.
 */
export function useFilter<T extends string>(
  name: string,
  choices: readonly T[],
): [T | null, (choice: T | null) => void] {
  const [params, setParams] = useSearchParams();
  const choice = choices.find((one) => one.toLowerCase() === params.get(name)) ?? null;
  const set = (next: T | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(name, next.toLowerCase());
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return [choice, set];
}
