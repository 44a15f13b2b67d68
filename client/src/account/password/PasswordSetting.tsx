import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PasswordRule, passwordChecklist } from "../../core/passwordRules";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { Problem } from "../../ui/ErrorSummary";
import { PasswordField } from "../../ui/PasswordField";
import { ActForm } from "../ActForm";
import { Setting } from "../Setting";

/** The password, which is never shown. Changing it signs out every other device, and says so. */
export function PasswordSetting({ rules }: { rules: readonly PasswordRule[] }) {
  const { t } = useTranslation("account");
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState("");
  return (
    <Setting
      label={t("password.label")}
      change={t("password.change")}
      done={done}
      onOpen={() => {
        setDone("");
        setOpen(true);
      }}
      form={
        isOpen && (
          <PasswordForm
            email={viewer?.email ?? ""}
            rules={rules}
            onDone={() => {
              setDone(t("password.saved"));
              setOpen(false);
            }}
            onCancel={() => setOpen(false)}
          />
        )
      }
    >
      {t("password.hidden")}
    </Setting>
  );
}

const ChangePasswordDocument = graphql(`
  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      id
      ...Devices_viewer
    }
  }
`);

interface PasswordFormProps {
  /** For password managers, which want to know whose password this is. */
  email: string;
  rules: readonly PasswordRule[];
  onDone: () => void;
  onCancel: () => void;
}

/** The present password, and twice the new one. */
function PasswordForm({ email, rules, onDone, onCancel }: PasswordFormProps) {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const [change] = useMutation(ChangePasswordDocument);
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [again, setAgain] = useState("");
  const [shown, setShown] = useState(false);
  const act = useAct(t("action.failed"), (field) => field);
  const states = passwordChecklist(common, rules, next);

  const check = (): Problem[] => {
    const problems: Problem[] = [];
    if (current === "") problems.push({ message: t("password.currentMissing"), fieldId: "currentPassword" });
    if (next === "") problems.push({ message: t("password.newMissing"), fieldId: "newPassword" });
    else if (states.some(({ met }) => !met)) problems.push({ message: t("password.weak"), fieldId: "newPassword" });
    if (again === "") problems.push({ message: t("password.confirmMissing"), fieldId: "confirmPassword" });
    else if (next !== again) problems.push({ message: t("password.mismatch"), fieldId: "confirmPassword" });
    return problems;
  };
  const submit = async () => {
    const problems = check();
    if (problems.length > 0) {
      act.refuse(problems);
      return;
    }
    const went = await act.run(async () => {
      await change({ variables: { currentPassword: current, newPassword: next } });
      return t("password.saved");
    });
    if (went) onDone();
  };

  return (
    <ActForm
      act={act}
      name={t("password.change")}
      onSubmit={() => void submit()}
      onCancel={onCancel}
      submit={t("password.change")}
      pendingLabel={t("action.saving")}
    >
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        id="currentPassword"
        label={t("password.current")}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={act.errorOn("currentPassword")}
        withShow={false}
        shown={shown}
      />
      <PasswordField
        id="newPassword"
        label={t("password.new")}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
        error={act.errorOn("newPassword")}
        rules={states}
        shown={shown}
        onShownChange={setShown}
      />
      <PasswordField
        id="confirmPassword"
        label={t("password.confirm")}
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={act.errorOn("confirmPassword")}
        withShow={false}
        shown={shown}
      />
    </ActForm>
  );
}
