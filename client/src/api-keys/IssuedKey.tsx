import { Button, CopyButton } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { IconCircleCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IssuedApiKey_IssuedFragment } from "../gql/graphql";
import formStyles from "../ui/DialogForm.module.css";
import { TextAreaField } from "../ui/TextField";
import styles from "./ApiKeys.module.css";

/** How long it is said that it went well, in ms. */
const SAID_MS = 3_000;

export interface IssuedKeyProps {
  issued: IssuedApiKey_IssuedFragment;
  onDone: () => void;
}

/** A new key, in full for the only time: only its keyed hash is kept. */
export function IssuedKey({ issued, onDone }: IssuedKeyProps) {
  const { t } = useTranslation("apiKeys");
  const [isSaid, setSaid] = useState(true);
  useTimeout(() => setSaid(false), SAID_MS, { autoInvoke: true });
  return (
    <div className={formStyles.form}>
      <p role="status" className={styles.done}>
        {isSaid && (
          <>
            <IconCircleCheck size={20} stroke={2} aria-hidden /> {issued.message}
          </>
        )}
      </p>
      <p>
        <b>{t("issued.once")}</b> {t("issued.where")}
      </p>
      {/* One that is read only can still be selected by who has no clipboard. */}
      <TextAreaField
        id="issued-api-key"
        label={t("issued.label")}
        readOnly
        autosize
        minRows={1}
        spellCheck={false}
        value={issued.secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={formStyles.foot}>
        <CopyButton value={issued.secret}>
          {({ copied, copy }) => (
            <Button leftSection={<IconCopy size={18} stroke={1.9} aria-hidden />} onClick={copy}>
              {t(copied ? "issued.copied" : "issued.copy")}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onDone}>
          {t("issued.done")}
        </Button>
      </div>
    </div>
  );
}
