import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 250;

/** Words that a list is searched for: `typed` stands in the field, `search` is what is looked for once typing has paused. */
export function useSearchWords() {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  return { typed, setTyped, search };
}
