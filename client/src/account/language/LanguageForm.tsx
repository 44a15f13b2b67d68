import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../core/i18n";
import { useSession } from "../../core/session";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { Language } from "../../gql/graphql";
import { SelectField } from "../../ui/TextField";
import { ActForm } from "../ActForm";
import { Done } from "../Said";

const SetLanguageDocument = graphql(`
  mutation LanguageForm_setLanguage($language: Language!) {
    setLanguage(language: $language) {
      id
      language
    }
  }
`);

export interface LanguageFormProps {
  /** What the person has chosen so far. */
  language: Language;
  languages: readonly Language[];
  hint: string;
}

/** The language of the interface. It is sent with a button, because a page that changes under one's hands is no help. */
export function LanguageForm({ language, languages, hint }: LanguageFormProps) {
  const { t, i18n } = useTranslation("account");
  const { refresh } = useSession();
  const [set] = useMutation(SetLanguageDocument);
  const [chosen, setChosen] = useState<Language | null>(null);
  const act = useAct(t("action.failed"), () => "languageChoice");
  const submit = () =>
    act.run(async () => {
      const next = chosen ?? language;
      await set({ variables: { language: next } });
      await Promise.all([refresh(), changeLanguage(next)]);
      setChosen(null);
      return i18n.t("account:language.saved");
    });
  return (
    <>
      <ActForm
        act={act}
        name={t("language.change")}
        onSubmit={() => void submit()}
        submit={t("action.save")}
        pendingLabel={t("action.saving")}
        button={{ variant: "default" }}
      >
        <SelectField
          id="languageChoice"
          label={t("language.label")}
          hint={hint}
          data={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
          value={chosen ?? language}
          onChange={(event) => {
            act.clear();
            setChosen(languages.find((each) => each === event.currentTarget.value) ?? null);
          }}
          error={act.errorOn("languageChoice")}
        />
      </ActForm>
      <Done>{act.done}</Done>
    </>
  );
}
