import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { inputProblems, sentence, tooManyTries } from "../../core/problems";
import { useSession } from "../../core/session";
import type { Viewer } from "../../core/session-store";
import { graphql } from "../../gql";
import type { ContactTopic } from "../../gql/graphql";
import { useDraft } from "../../lib/drafts";
import { useLanguage } from "../../lib/language";
import { formatCount } from "../../lib/money";
import { useIsLive } from "../../lib/useIsLive";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField, TextField } from "../../ui/TextField";
import { looksLikeEmail } from "../email";
import { inline } from "../pages/inline";
import { Sheet } from "../pages/Sheet";
import styles from "./ContactPage.module.css";

/** A message to the people behind the product. Health details have no place here, and the page says so first. */
export function ContactPage() {
  const { t } = useTranslation("pages");
  const [search] = useSearchParams();
  const { status, viewer } = useSession();
  const isLive = useIsLive();
  return (
    <Sheet title={t("contact.title")} lead={t("contact.lead")} cta={{ text: t("contact.cta"), to: "/register" }}>
      <div className={styles.warning}>
        <h2>{t("contact.warning.title")}</h2>
        <p>{inline(t("contact.warning.text"))}</p>
      </div>
      {/* No drawn fields: what somebody typed into them before the page is live would be lost. */}
      {status === "loading" || !isLive ? (
        <Skeleton block={620} className={styles.waiting} />
      ) : (
        <ContactForm key={viewer?.id} topic={toTopic(search.get("topic"))} writer={viewer} />
      )}
    </Sheet>
  );
}

const SendDocument = graphql(`
  mutation ContactForm_send($input: ContactMessageInput!) {
    sendContactMessage(input: $input)
  }
`);

const isField = (name: string | undefined): name is ContactField =>
  name === "name" || name === "email" || name === "message";

interface ContactFormProps {
  /** What the link that led here is about. */
  topic?: ContactTopic;
  /** Somebody who is signed in need not type who they are. */
  writer: Pick<Viewer, "id" | "name" | "email"> | null;
}

/** Name, address, topic, message. What was typed survives errors and a reload, until it is sent. */
function ContactForm({ topic, writer }: ContactFormProps) {
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
        autoComplete="email"
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

/** No message is longer, in characters; the API refuses more. */
const MESSAGE_MAX_LENGTH = 5_000;

/** In the order of the form. */
const TOPICS: readonly ContactTopic[] = ["QUESTION", "COMPLAINT", "PRIVACY", "ADVERTISING", "OTHER"];

/** The topic that an address or a draft names, if we have it. */
const toTopic = (text: string | null): ContactTopic | undefined => TOPICS.find((topic) => topic === text);

type ContactField = "name" | "email" | "message";

/** What can be wrong, named as in the catalogue under contact.form.errors. */
type ContactError = "missing" | "name" | "email" | "emailFormat" | "message" | "tooLong";

interface ContactCheck {
  /** One line of the summary each, and the field that it leads to. */
  summary: { error: ContactError; field: ContactField }[];
  fields: Partial<Record<ContactField, ContactError>>;
}

/** What the form can tell before it is sent: nothing empty, an address that can be one, not too long. */
function checkMessage(values: Readonly<Record<ContactField, string>>): ContactCheck {
  const check: ContactCheck = { summary: [], fields: {} };
  const empty = (["name", "email", "message"] as const).filter((field) => values[field].trim() === "");
  for (const field of empty) check.fields[field] = field;
  const [firstEmpty] = empty;
  if (firstEmpty) check.summary.push({ error: "missing", field: firstEmpty });
  const say = (field: ContactField, error: ContactError) => {
    check.fields[field] = error;
    check.summary.push({ error, field });
  };
  if (!check.fields.email && !looksLikeEmail(values.email)) say("email", "emailFormat");
  if (values.message.length > MESSAGE_MAX_LENGTH) say("message", "tooLong");
  return check;
}
