import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PasswordRule } from "../../core/passwordRules";
import { useViewer } from "../../core/session";
import { Setting } from "../Setting";
import { PasswordForm } from "./PasswordForm";

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
