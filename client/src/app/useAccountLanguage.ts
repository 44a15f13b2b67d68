import { useEffect } from "react";
import { rememberLanguage } from "../lib/language";
import { changeLanguage } from "./i18n";
import { useViewer } from "./session";

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
