import { useMutation } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { useCallback } from "react";
import { graphql } from "../gql";
import { type Language, rememberLanguage } from "../lib/language";
import { changeLanguage } from "./i18n";
import { useSession } from "./session";

const SetLanguageDocument = graphql(`
  mutation UseChooseLanguage_setLanguage($language: Language!) {
    setLanguage(language: $language) {
      id
      language
    }
  }
`);

/** Changes the language of the interface at once, on this device and, for somebody who is signed in, in the account. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { viewer, refresh } = useSession();
  const [setLanguage] = useMutation(SetLanguageDocument);
  const signedIn = viewer !== null;
  return useCallback(
    async (language) => {
      try {
        await changeLanguage(language);
      } catch {
        notifications.show({ message: i18next.t("problem.unreached"), color: "red" });
        return;
      }
      rememberLanguage(language);
      if (!signedIn) return;
      try {
        await setLanguage({ variables: { language } });
        await refresh();
      } catch {
        // Not with the words of a rendering: those are still in the language of before.
        notifications.show({ message: i18next.t("language.notSaved"), color: "red" });
      }
    },
    [signedIn, setLanguage, refresh],
  );
}
