import { useAddress } from "../../core/useAddress";

/**
 * One filter of a list in the page's address: neutral words of a known set, never what somebody typed.
 * @returns the choice, null for none, and what sets it.
 */
export function useFilter<T extends string>(
  name: string,
  choices: readonly T[],
): [T | null, (choice: T | null) => void] {
  const [params, put] = useAddress();
  const choice = choices.find((one) => one.toLowerCase() === params.get(name)) ?? null;
  return [choice, (next) => put({ [name]: next?.toLowerCase() ?? null }, { replace: true })];
}
