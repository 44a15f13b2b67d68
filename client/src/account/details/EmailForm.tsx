import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { Problem } from "../../ui/ErrorSummary";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { ActForm } from "../ActForm";

const ChangeEmailDocument = graphql(`
  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {
    changeEmail(newEmail: $newEmail, password: $password) {
      id
      ...EmailSetting_viewer
    }
  }
`);

/** Asks for the new address and the password. The address changes only when the link that is sent to it is opened. */
export function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation("account");
  const [change] = useMutation(ChangeEmailDocument);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const act = useAct(t("action.failed"), (field) => (field === "password" ? "emailPassword" : field));

  const check = (): Problem[] => [
    ...(email.trim() === "" ? [{ message: t("details.newEmailMissing"), fieldId: "newEmail" }] : []),
    ...(email.trim() !== "" && !/^\S+@\S+\.\S+$/.test(email.trim())
      ? [{ message: t("details.newEmailFormat"), fieldId: "newEmail" }]
      : []),
    ...(password === "" ? [{ message: t("details.passwordMissing"), fieldId: "emailPassword" }] : []),
  ];
  const submit = async () => {
    const problems = check();
    if (problems.length > 0) {
      act.refuse(problems);
      return;
    }
    const went = await act.run(async () => {
      await change({ variables: { newEmail: email.trim(), password } });
      return t("details.checkTitle");
    });
    if (went) onDone();
  };

  return (
    <ActForm
      act={act}
      name={t("details.emailChange")}
      onSubmit={() => void submit()}
      onCancel={onCancel}
      submit={t("details.send")}
      pendingLabel={t("details.sending")}
    >
      <TextField
        id="newEmail"
        label={t("details.newEmail")}
        hint={t("details.newEmailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={act.errorOn("newEmail")}
      />
      <PasswordField
        id="emailPassword"
        label={t("details.password")}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={act.errorOn("emailPassword")}
      />
    </ActForm>
  );
}
