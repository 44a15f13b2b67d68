import { useRef } from "react";
import { useDraft } from "./drafts";

export interface FormDraft<T> {
  values: T;
  /** Changes some of the values, also from what began before they were typed, such as an upload. */
  change: (patch: Partial<T>) => void;
  /** True when something was typed and not sent. */
  isTouched: boolean;
  /** After it was sent, or to begin again. */
  forget: () => void;
}

/** A long form that survives an error and a reload of the page, as `useDraft` does. `start` is what it begins with. */
export function useFormDraft<T extends object>(name: string, start: T): FormDraft<T> {
  const { text, change, forget } = useDraft(name);
  // What is no draft any more, because the form has changed meanwhile, counts as none.
  const kept = text === "" ? null : read<T>(text);
  const values = { ...start, ...kept };
  const latest = useRef(values);
  latest.current = values;
  const patch = (next: Partial<T>) => {
    latest.current = { ...latest.current, ...next };
    change(JSON.stringify(latest.current));
  };
  return { values, change: patch, isTouched: text !== "", forget };
}

function read<T>(text: string): Partial<T> | null {
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return null;
  }
}
