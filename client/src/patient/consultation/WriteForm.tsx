import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useDraft } from "../../lib/drafts";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import styles from "./Conversation.module.css";

/** The longest text, in characters; the server refuses more. */
const MOST = 5_000;

export interface WriteFormProps {
  /** Of the field, and of the draft that is kept until it is sent. */
  name: string;
  label: string;
  hint: string;
  /** On the button that opens it; it stands open where there is none. */
  opener?: string;
  /** @returns what is said when it has arrived. */
  onSend: (text: string) => Promise<string>;
}

/** A place to write more under an answer, behind a button unless somebody waits for it. */
export function WriteForm({ name, label, hint, opener, onSend }: WriteFormProps) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation("common");
  const viewer = useViewer();
  const draft = useDraft(`${viewer?.id ?? ""}:${name}`);
  const [isOpen, setIsOpen] = useState(draft.text !== "");
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState("");
  const [failure, setFailure] = useState<string>();
  const isSending = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (isSending.current) return;
    if (text === "") {
      setFailure(t("reply.missing"));
      return;
    }
    if (text.length > MOST) {
      setFailure(t("reply.tooLong", { max: MOST }));
      return;
    }
    isSending.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      const said = await onSend(text);
      draft.forget();
      setIsOpen(false);
      setSent(said);
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("reply.failed"));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  if (!isOpen && opener) {
    return (
      <>
        <p role="status" className={sent ? styles.sent : "hidden-text"}>
          {sent}
        </p>
        <Button
          variant="default"
          className={styles.open}
          onClick={() => {
            setIsOpen(true);
            setSent("");
          }}
        >
          {opener}
        </Button>
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        id={name}
        label={label}
        hint={hint}
        error={failure}
        minRows={3}
        maxRows={12}
        autoFocus={isOpen && draft.text === ""}
        value={draft.text}
        onChange={(event) => {
          draft.change(event.currentTarget.value);
          setFailure(undefined);
        }}
        readOnly={pending}
      />
      <div className={styles.bar}>
        <SubmitButton pending={pending} pendingLabel={t("reply.pending")}>
          {t("reply.submit")}
        </SubmitButton>
        {opener && (
          <Button
            variant="default"
            onClick={() => {
              draft.forget();
              setIsOpen(false);
            }}
          >
            {t("reply.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
