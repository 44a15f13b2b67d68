import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Act, useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { EmailSetting_ViewerFragment } from "../../gql/graphql";
import type { Problem } from "../../ui/ErrorSummary";
import { PasswordField } from "../../ui/PasswordField";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import { ActForm } from "../ActForm";
import { ResendButton } from "../ResendButton";
import { Said } from "../Said";
import { focusSection } from "../Section";
import { Setting } from "../Setting";
import styles from "./details.module.css";

const EmailSettingFragment = graphql(`
  fragment EmailSetting_viewer on Viewer {
    id
    email
    emailVerifiedAt
    pendingEmail
  }
`);

const CancelEmailChangeDocument = graphql(`
  mutation EmailSetting_cancel {
    cancelEmailChange {
      id
      ...EmailSetting_viewer
    }
  }
`);

function CancelChange({ act }: { act: Act }) {
  const { t } = useTranslation("account");
  const [cancel] = useMutation(CancelEmailChangeDocument);
  const press = async () => {
    const went = await act.run(async () => {
      await cancel();
      return t("details.changeCancelled");
    });
    if (went) focusSection("details");
  };
  return (
    <SubmitButton
      type="button"
      variant="default"
      pending={act.pending}
      pendingLabel={t("details.cancelling")}
      onClick={() => void press()}
    >
      {t("details.cancelChange")}
    </SubmitButton>
  );
}

/** The address, whether it is confirmed, and a new one that waits for the link in its mail. */
export function EmailSetting({ viewer }: { viewer: FragmentType<EmailSetting_ViewerFragment> & { id: string } }) {
  const { t } = useTranslation("account");
  const { data, complete } = useFragment({ fragment: EmailSettingFragment, from: viewer });
  const [isOpen, setOpen] = useState(false);
  const cancelling = useAct(t("action.failed"));
  if (!complete) return null;
  const { email, emailVerifiedAt, pendingEmail } = data;
  const waits = pendingEmail ?? (emailVerifiedAt ? null : email);
  const close = () => setOpen(false);

  return (
    <Setting
      label={t("details.email")}
      change={emailVerifiedAt ? t("details.emailChange") : undefined}
      onOpen={() => {
        cancelling.clear();
        setOpen(true);
      }}
      form={isOpen && <EmailForm onDone={close} onCancel={close} />}
    >
      <p className={styles.address}>
        <span>{email}</span>
        <StatusChip level={emailVerifiedAt ? "normal" : "warning"}>
          {t(emailVerifiedAt ? "details.confirmed" : "details.unconfirmed")}
        </StatusChip>
      </p>
      <div role="status">
        {waits && (
          <div className={styles.waits}>
            <b>{t("details.checkTitle")}</b>
            <p>
              {pendingEmail
                ? t("details.checkChange", { email: pendingEmail, current: email })
                : t("details.checkFirst", { email })}
            </p>
          </div>
        )}
      </div>
      {waits && (
        <div className={styles.actions}>
          <ResendButton />
          {pendingEmail && <CancelChange act={cancelling} />}
        </div>
      )}
      <Said act={cancelling} />
    </Setting>
  );
}

const ChangeEmailDocument = graphql(`
  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {
    changeEmail(newEmail: $newEmail, password: $password) {
      id
      ...EmailSetting_viewer
    }
  }
`);

/** Asks for the new address and the password. The address changes only when the link that is sent to it is opened. */
function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
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
        autoComplete="email"
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
