import { useEffect } from "react";
import { useNavigate } from "react-router";

/** How long the second letter may take, in ms. */
const SECOND_LETTER_MS = 1_500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** G and then a letter leads to a page. `targets` maps the letter to the path; nothing happens while somebody types. */
export function useGoKeys(targets: Readonly<Record<string, string>>): void {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const letter = event.key.toUpperCase();
      if (letter === "G") {
        pressedAt = event.timeStamp;
        return;
      }
      const target = targets[letter];
      if (target && pressedAt > 0 && event.timeStamp - pressedAt < SECOND_LETTER_MS) {
        event.preventDefault();
        navigate(target);
      }
      pressedAt = 0;
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [targets, navigate]);
}
