import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, sentence, tooManyTries } from "../../core/problems";
import type { Viewer } from "../../core/session-store";
import { graphql } from "../../gql";
import type { ContactTopic } from "../../gql/graphql";
import { useDraft } from "../../lib/drafts";
import { useLanguage } from "../../lib/language";
import { formatCount } from "../../lib/money";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField, TextField } from "../../ui/TextField";
import styles from "./ContactPage.module.css";
import { type ContactField, checkMessage, MESSAGE_MAX_LENGTH, TOPICS, toTopic } from "./contactMessage";

const SendDocument = graphql(`
  mutation ContactForm_send($input: ContactMessageInput!) {
    sendContactMessage(input: $input)
  }
`);

const isField = (name: string | undefined): name is ContactField =>
  name === "name" || name === "email" || name === "message";

export interface ContactFormProps {
  /** What the link that led here is about. */
  topic?: ContactTopic;
  /** Somebody who is signed in need not type who they are. */
  writer: Pick<Viewer, "id" | "name" | "email"> | null;
}

/** Name, address, topic, message. What was typed survives errors and a reload, until it is sent. */
export function ContactForm({ topic, writer }: ContactFormProps) {
  const { t } = useTranslation("pages");
  const { t: common } = useTranslation();
  const limit = formatCount(MESSAGE_MAX_LENGTH, useLanguage());
  const [send, { loading }] = useMutation(SendDocument);
  const owner = writer?.id ?? "visitor";
  const drafts = {
    name: useDraft(`contact-name:${owner}`),
    email: useDraft(`contact-email:${owner}`),
    topic: useDraft(`contact-topic:${owner}`),
    message: useDraft(`contact-message:${owner}`),
  };
  const [changed, setChanged] = useState<Partial<Record<ContactField, true>>>({});
  const [errors, setErrors] = useState<Partial<Record<ContactField, string>>>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [sentTo, setSentTo] = useState<string>();
  const sent = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo !== undefined) sent.current?.focus();
  }, [sentTo]);

  const given = (field: "name" | "email") =>
    drafts[field].text === "" && !changed[field] ? (writer?.[field] ?? "") : drafts[field].text;
  const values = { name: given("name"), email: given("email"), message: drafts.message.text };
  const chosen = toTopic(drafts.topic.text) ?? topic ?? "QUESTION";

  const change = (field: ContactField, text: string) => {
    setChanged((before) => ({ ...before, [field]: true }));
    drafts[field].change(text);
  };

  const refuse = (error: unknown) => {
    const found = inputProblems(error);
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, sentence(common, message)])));
    setProblems(
      found.length > 0
        ? found.map(({ field, message }) => ({
            message: sentence(common, message),
            fieldId: isField(field) ? field : undefined,
          }))
        : [{ message: tooManyTries(common, error) ?? t("contact.form.errors.failed") }],
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { summary, fields } = checkMessage(values);
    const say = (error: (typeof summary)[number]["error"]) => t(`contact.form.errors.${error}`, { limit });
    setErrors(Object.fromEntries(Object.entries(fields).map(([field, error]) => [field, say(error)])));
    setProblems(summary.map(({ error, field }) => ({ message: say(error), fieldId: field })));
    if (summary.length > 0) return;
    try {
      await send({ variables: { input: { ...values, topic: chosen } } });
      for (const draft of Object.values(drafts)) draft.forget();
      setChanged({});
      setSentTo(values.email.trim());
    } catch (error) {
      refuse(error);
    }
  };

  if (sentTo !== undefined) {
    return (
      <div role="status" className={styles.sent}>
        <h2 ref={sent} tabIndex={-1}>
          {t("contact.form.sent.title")}
        </h2>
        <p>{t("contact.form.sent.text", { email: sentTo })}</p>
        <Button variant="outline" onClick={() => setSentTo(undefined)}>
          {t("contact.form.sent.again")}
        </Button>
      </div>
    );
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t("contact.form.label")}
    >
      <ErrorSummary problems={problems} />
      <TextField
        id="name"
        label={t("contact.form.name")}
        autoComplete="name"
        maxLength={100}
        value={values.name}
        onChange={(event) => change("name", event.currentTarget.value)}
        error={errors.name}
      />
      <TextField
        id="email"
        label={t("contact.form.email")}
        hint={t("contact.form.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(event) => change("email", event.currentTarget.value)}
        error={errors.email}
      />
      <SelectField
        id="topic"
        label={t("contact.form.topic")}
        data={TOPICS.map((one) => ({ value: one, label: t(`contact.form.topics.${one}`) }))}
        value={chosen}
        onChange={(event) => drafts.topic.change(event.currentTarget.value)}
      />
      <TextAreaField
        id="message"
        label={t("contact.form.message")}
        hint={t("contact.form.messageHint", { limit })}
        minRows={6}
        value={values.message}
        onChange={(event) => change("message", event.currentTarget.value)}
        error={errors.message}
      />
      <SubmitButton pending={loading} pendingLabel={t("contact.form.pending")}>
        {t("contact.form.submit")}
      </SubmitButton>
    </form>
  );
}
