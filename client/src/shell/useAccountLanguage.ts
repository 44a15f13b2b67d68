import { useEffect } from "react";
import { changeLanguage } from "../core/i18n";
import { useViewer } from "../core/session";
import { rememberLanguage } from "../lib/language";

/** The account's language comes before what was chosen on the device, and the device remembers it for the next visit. */
export function useAccountLanguage(): void {
  const viewer = useViewer();
  const id = viewer?.id;
  const language = viewer?.language;
  useEffect(() => {
    if (!id || !language) return;
    rememberLanguage(language);
    // Texts that cannot be downloaded leave the page in the language that it has.
    changeLanguage(language).catch(() => undefined);
  }, [id, language]);
}
