import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Act, useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { EmailSetting_ViewerFragment } from "../../gql/graphql";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { ResendButton } from "../ResendButton";
import { Said } from "../Said";
import { focusSection } from "../Section";
import { Setting } from "../Setting";
import styles from "./details.module.css";
import { EmailForm } from "./EmailForm";

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
