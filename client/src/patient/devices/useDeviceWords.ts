import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadCatalogue } from "../../core/i18n";

/** The words about devices. They are fetched with the first page or dialog that needs them. */
export function useDeviceWords() {
  const { t, i18n } = useTranslation("devices");
  const [state, setState] = useState<"loading" | "loaded" | "failed">(() =>
    i18n.hasResourceBundle(i18n.language, "devices") ? "loaded" : "loading",
  );
  const load = useCallback(() => {
    loadCatalogue("devices").then(
      () => setState("loaded"),
      () => setState("failed"),
    );
  }, []);
  useEffect(() => {
    if (state === "loading") load();
  }, [state, load]);
  return { t, isLoaded: state === "loaded", hasFailed: state === "failed", retry: () => setState("loading") };
}
