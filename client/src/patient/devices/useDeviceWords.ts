import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadCatalogue } from "../../app/i18n";

/** The words about devices. They are fetched with the first page or dialog that needs them. */
export function useDeviceWords() {
  const { t, i18n } = useTranslation("devices");
  const [isLoaded, setLoaded] = useState(() => i18n.hasResourceBundle(i18n.language, "devices"));
  useEffect(() => {
    if (isLoaded) return;
    let isHere = true;
    void loadCatalogue("devices").then(() => isHere && setLoaded(true));
    return () => {
      isHere = false;
    };
  }, [isLoaded]);
  return { t, isLoaded };
}
