import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { EscalationStatus, Language } from "../../gql/graphql";
import { useDraft } from "../../lib/drafts";
import { LANGUAGES } from "../../lib/language";
import { focusPage } from "../../lib/pageBelow";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField } from "../../ui/TextField";
import { AnswerCheck, AnswerWarnings, useAnswerCheck } from "./AnswerCheck";
import styles from "./QuestionDetail.module.css";
import { SendAnywayDialog } from "./SendAnywayDialog";
import { TemplateFacts } from "./TemplateFacts";
import { languageName, languagesOf, textIn } from "./templates";
import { type Changed, useQueueTools } from "./tools";

/** Downloaded when it is opened: most visits of the queue need none. */
const TemplatesDialog = lazy(() => import("./TemplatesDialog").then((module) => ({ default: module.TemplatesDialog })));

const AnswerFormDocument = graphql(`
  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {
    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {
      ...Changed_question @unmask
    }
  }
`);

const AskBackDocument = graphql(`
  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {
    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {
      ...Changed_question @unmask
    }
  }
`);

const WriteDocument = graphql(`
  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {
    writePharmacistMessage(id: $id, text: $text, language: $language) {
      ...Changed_question @unmask
    }
  }
`);

export type Act = "answer" | "askBack" | "write";

/** An answer of so few words was perhaps sent too soon. */
const SHORT_WORDS = 2;
const isShort = (text: string) => text.trim().split(/\s+/).length <= SHORT_WORDS;

/** The name under which what is typed to a question is kept. */
export const answerDraft = (viewerId: string | undefined, questionId: string) =>
  `answer:${viewerId ?? ""}:${questionId}`;

/** What keeps something from being sent until it is said to be meant. */
interface Doubt {
  act: Act;
  why: "short" | "medicines";
  /** What was said to be meant before. */
  meant: readonly Doubt["why"][];
}

export interface AnswerFormProps {
  /** The question; another one takes another form (`key`). */
  id: string;
  status: EscalationStatus;
  /** The patient's; the answer is written in it unless another is chosen. */
  language: Language;
  onSent: (question: Changed, act: Act, text: string) => void;
}

/** What is written to the patient: an answer, a question back, or a further message. It stays until the server has it. */
export function AnswerForm({ id, status, language: patientLanguage, onSent }: AnswerFormProps) {
  const { t } = useTranslation(["admin", "common"]);
  const viewer = useViewer();
  const tools = useQueueTools();
  const draft = useDraft(answerDraft(viewer?.id, id));
  const [language, setLanguage] = useState(patientLanguage);
  const [inserted, setInserted] = useState("");
  const [isManaging, setManaging] = useState(false);
  const [pending, setPending] = useState<Act | null>(null);
  const [failure, setFailure] = useState<string>();
  const [answer] = useMutation(AnswerFormDocument);
  const [askBack] = useMutation(AskBackDocument);
  const [write] = useMutation(WriteDocument);
  const box = useRef<HTMLTextAreaElement>(null);
  const translator = tools?.publicConfiguration.translator?.name;
  const isAnswered = status === "ANSWERED";
  const first: Act = isAnswered ? "write" : "answer";

  const send = {
    answer: async (text: string) =>
      (await answer({ variables: { id, answer: text, language } })).data?.answerPharmacistQuestion,
    askBack: async (text: string) =>
      (await askBack({ variables: { id, text, language } })).data?.askBackPharmacistQuestion,
    write: async (text: string) => (await write({ variables: { id, text, language } })).data?.writePharmacistMessage,
  };
  const isSending = useRef(false);
  const check = useAnswerCheck(id, draft.text);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const goOn = () => {
    setDoubt(null);
    focusPage(() => box.current);
  };
  const submit = async (act: Act, meant: readonly Doubt["why"][] = []) => {
    const text = draft.text.trim();
    if (isSending.current) return;
    if (text === "") {
      setFailure(t("queue.answer.missing"));
      return;
    }
    if (act === "answer" && isShort(text) && !meant.includes("short")) {
      setDoubt({ act, why: "short", meant });
      return;
    }
    isSending.current = true;
    setPending(act);
    setFailure(undefined);
    try {
      if (!meant.includes("medicines") && (await check.run(text))?.medicines.some(({ mustConfirm }) => mustConfirm)) {
        setDoubt({ act, why: "medicines", meant });
        return;
      }
      const question = await send[act](text);
      if (!question) throw new Error("The answer came back empty.");
      draft.forget();
      setInserted("");
      notifications.show({
        message: t(`queue.done.${act}`),
        closeButtonProps: { "aria-label": t("common:action.close") },
      });
      onSent(question, act, text);
    } catch (error) {
      setFailure(inputProblems(error)[0]?.message ?? t("queue.answer.failed"));
    } finally {
      isSending.current = false;
      setPending(null);
    }
  };

  /** Puts a text where the caret is, with the caret after it. */
  const insert = (templateId: string) => {
    setInserted(templateId);
    const text = textIn(templateOf(templateId), language);
    if (!text) return;
    const { selectionStart = draft.text.length, selectionEnd = draft.text.length } = box.current ?? {};
    const before = draft.text.slice(0, selectionStart);
    const gap = before === "" || /\s$/.test(before) ? "" : " ";
    const at = before.length + gap.length + text.length;
    draft.change(before + gap + text + draft.text.slice(selectionEnd));
    setFailure(undefined);
    // The caret can be set once the box has the new text.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(at, at);
    });
  };
  const templateOf = (templateId: string) => tools?.answerTemplates.find((entry) => entry.id === templateId);
  const shown = templateOf(inserted);
  const groupOf = (isFromStaff: boolean) => ({
    group: t(isFromStaff ? "queue.templates.ours" : "queue.templates.product"),
    items: (tools?.answerTemplates ?? [])
      .filter((template) => template.isFromStaff === isFromStaff)
      .map((template) => {
        const isThere = textIn(template, language) !== undefined;
        const { id: value, title } = template;
        const label = isThere ? title : t("queue.templates.only", { title, languages: languagesOf(template) });
        return { value, label, disabled: !isThere };
      }),
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit(first);
  };

  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.choices}>
          <SelectField
            id="answer-language"
            label={t("queue.answer.language")}
            data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          />
          <SelectField
            id="answer-template"
            label={t("queue.answer.template")}
            data={[
              { value: "", label: t("queue.answer.templateNone") },
              ...[groupOf(true), groupOf(false)].filter(({ items }) => items.length > 0),
            ]}
            value={inserted}
            onChange={(event) => insert(event.currentTarget.value)}
          />
        </div>
        {translator && patientLanguage !== "en" && (
          <p className={styles.hint}>
            {t("queue.translation.reads", { language: languageName(patientLanguage), name: translator })}
          </p>
        )}
        {shown && <TemplateFacts template={shown} />}
        <TextAreaField
          ref={box}
          id="answer"
          label={t(isAnswered ? "queue.answer.again" : "queue.answer.label")}
          hint={t("queue.answer.hint")}
          error={failure}
          minRows={3}
          maxRows={8}
          lang={language}
          value={draft.text}
          onChange={(event) => {
            draft.change(event.currentTarget.value);
            setFailure(undefined);
          }}
          onKeyDown={onKeyDown}
          readOnly={pending !== null}
        />
        <AnswerCheck found={check.found} />
        <SendAnywayDialog
          isOpen={doubt !== null}
          title={t(doubt?.why === "medicines" ? "queue.check.title" : "queue.short.title")}
          onGoOn={goOn}
          onSend={() => {
            goOn();
            if (doubt) void submit(doubt.act, [...doubt.meant, doubt.why]);
          }}
        >
          {doubt?.why === "medicines" ? (
            <AnswerWarnings
              level={3}
              medicines={check.found?.check?.medicines.filter(({ mustConfirm }) => mustConfirm) ?? []}
            />
          ) : (
            <p lang={language} className={styles.text}>
              {draft.text.trim()}
            </p>
          )}
        </SendAnywayDialog>
        <div className={styles.bar}>
          <SubmitButton pending={pending === first} pendingLabel={t("queue.answer.pending")}>
            {t(isAnswered ? "queue.answer.message" : "queue.answer.submit")}
          </SubmitButton>
          {status !== "NEEDS_REPLY" && (
            <SubmitButton
              type="button"
              variant="default"
              pending={pending === "askBack"}
              pendingLabel={t("queue.answer.askingBack")}
              onClick={() => void submit("askBack")}
            >
              {t("queue.answer.askBack")}
            </SubmitButton>
          )}
          <Button id="manage-templates" variant="subtle" onClick={() => setManaging(true)}>
            {t("queue.templates.manage")}
          </Button>
        </div>
      </form>
      {/* Beside the form, for what is sent in it must not send the answer. */}
      {isManaging && (
        <Suspense fallback={null}>
          <TemplatesDialog
            language={language}
            onClose={() => {
              setManaging(false);
              focusPage(() => document.getElementById("manage-templates"));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
