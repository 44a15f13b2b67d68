import { useMutation } from "@apollo/client/react";
import { NativeSelect, Textarea } from "@mantine/core";
import { IconChevronDown, IconSend } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { AskForm_AskMutation } from "../../gql/graphql";
import { useDraft } from "../../lib/drafts";
import { LANGUAGES, type Language, localeOf, useLanguage } from "../../lib/language";
import { ChoiceChips } from "../../ui/ChoiceChips";
import { FieldError } from "../../ui/FieldError";
import { Asked, Says, Voiced } from "../../ui/Says";
import { Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./AskForm.module.css";
import type { Handed } from "./useHandedQuestion";
import { useVoice } from "./useVoice";
import { VoiceButton, VoiceNotice } from "./VoiceInput";

const AskFormDocument = graphql(`
  mutation AskForm_ask($question: String!, $language: Language, $forWhom: ID, $key: ID!) {
    addConsultation(question: $question, language: $language, forWhom: $forWhom, idempotencyKey: $key) {
      ...Entry_consultation @unmask
      response {
        heading
        openQuestions {
          id
        }
      }
    }
  }
`);

/** The counter appears when less than this share of the room is left. */
const COUNTED_SHARE = 0.1;

export interface AskFormProps {
  /** True when one question of this visit was answered already. */
  isAnother: boolean;
  /** In characters; undefined until the server has said it. */
  maxLength?: number;
  /** The language model that reads questions too, if there is one. */
  writer?: string | null;
  /** A question to put into the box, or for whom it is; a new object fills it again. */
  fill?: Handed;
  /** Everybody whom the patient looks after. */
  family?: readonly { id: string; name: string }[];
  onAnswered: (consultation: AskForm_AskMutation["addConsultation"]) => void;
}

/** The box for a question, and below it the question that is being read. Only one can be on its way. */
export function AskForm({
  isAnother,
  maxLength = Number.POSITIVE_INFINITY,
  writer,
  fill,
  family = [],
  onAnswered,
}: AskFormProps) {
  const { t } = useTranslation(["patient", "common"]);
  const { t: common } = useTranslation("common");
  const language = useLanguage();
  const viewer = useViewer();
  const draft = useDraft(`question:${viewer?.id ?? ""}`);
  const [writtenIn, setWrittenIn] = useState<Language | "">("");
  /** "self", "other" or the id of somebody; undefined leaves it to the words, and to what is asked back. */
  const [forWhom, setForWhom] = useState<string>();
  const [ask] = useMutation(AskFormDocument);
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const sent = useRef<{ question: string; forWhom?: string; key: string }>(undefined);
  const box = useRef<HTMLTextAreaElement>(null);
  const { change } = draft;
  // What is spoken goes behind what stood there when the recording began.
  const before = useRef("");
  const voice = useVoice(localeOf(writtenIn || language), (heard) => {
    change([before.current, heard].filter(Boolean).join(" "));
    setFailure(null);
  });
  const isRecording = voice.state === "recording";
  if (!isRecording) before.current = draft.text.trim();

  useEffect(() => {
    if (!fill) return;
    if (fill.question) change(fill.question);
    if (fill.forWhom) setForWhom(fill.forWhom);
    setFailure(null);
    box.current?.focus();
  }, [fill, change]);

  const question = draft.text.trim();
  const room = maxLength - question.length;
  const isCounted = pending === null && room < maxLength * COUNTED_SHARE;

  const send = async () => {
    if (question === "" || isSending.current) return;
    voice.stop();
    if (room < 0) {
      setFailure(t("patient:consultation.ask.tooLong", { max: maxLength.toLocaleString(localeOf(language)) }));
      return;
    }
    isSending.current = true;
    setFailure(null);
    setPending(question);
    try {
      // What is sent once more because no answer came may have arrived.
      if (sent.current?.question !== question || sent.current.forWhom !== forWhom)
        sent.current = { question, forWhom, key: crypto.randomUUID() };
      const { key } = sent.current;
      const { data } = await ask({
        variables: { question, language: writtenIn || null, forWhom: forWhom ?? null, key },
      });
      if (!data) throw new Error("The answer came back empty.");
      sent.current = undefined;
      draft.forget();
      setForWhom(undefined);
      onAnswered(data.addConsultation);
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("patient:consultation.ask.failed"));
    } finally {
      isSending.current = false;
      setPending(null);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <>
      <form className={styles.ask} onSubmit={onSubmit} data-bad={failure ? true : undefined}>
        <Textarea
          ref={box}
          id="question"
          label={t(isAnother ? "patient:consultation.ask.another" : "patient:consultation.ask.label")}
          error={
            failure && (
              <span role="alert">
                <FieldError message={failure} />
              </span>
            )
          }
          description={
            isCounted &&
            (room < 0
              ? t("patient:consultation.ask.over", { count: -room })
              : t("patient:consultation.ask.left", { count: room }))
          }
          inputWrapperOrder={["label", "error", "input", "description"]}
          variant="unstyled"
          withErrorStyles={false}
          minRows={2}
          maxRows={12}
          classNames={{
            label: styles.label,
            error: styles.error,
            input: styles.input,
            description: room < 0 ? `${styles.counter} ${styles.over}` : styles.counter,
          }}
          // While it is being read the question stands below; it comes back when that fails.
          value={pending === null ? draft.text : ""}
          readOnly={pending !== null}
          onChange={(event) => {
            change(event.currentTarget.value);
            setFailure(null);
          }}
          onKeyDown={onKeyDown}
          placeholder={pending === null ? t("patient:consultation.ask.placeholder") : undefined}
        />
        <VoiceNotice voice={voice} />
        {family.length > 0 && (
          <div className={styles.whom}>
            <span aria-hidden>{t("patient:consultation.ask.forWhom")}</span>
            <ChoiceChips<string | undefined>
              legend={t("patient:consultation.ask.forWhom")}
              chips={[
                { choice: "self", label: t("patient:consultation.ask.me") },
                ...family.map(({ id, name }) => ({ choice: id, label: name })),
                { choice: "other", label: t("patient:consultation.ask.somebodyElse") },
              ]}
              chosen={forWhom}
              onChoose={setForWhom}
            />
          </div>
        )}
        {writer && <p className={styles.writer}>{t("patient:consultation.ask.writer", { writer })}</p>}
        <div className={styles.bar}>
          <SubmitButton pending={pending !== null} pendingLabel={t("patient:consultation.ask.pending")}>
            <IconSend size={21} stroke={1.75} aria-hidden />
            {t("patient:consultation.ask.submit")}
          </SubmitButton>
          <VoiceButton voice={voice} />
          <NativeSelect
            aria-label={t("patient:consultation.ask.language")}
            classNames={{ root: styles.language }}
            rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
            data={[
              { value: "", label: t("patient:consultation.ask.languageFound") },
              ...LANGUAGES.map((value) => ({ value, label: t(`common:language.names.${value}`) })),
            ]}
            value={writtenIn}
            onChange={(event) => setWrittenIn(event.currentTarget.value as Language | "")}
          />
          <span className={styles.emergency}>
            <Trans
              t={t}
              i18nKey="patient:consultation.ask.emergency"
              values={{ number: "999" }}
              components={{ call: <a href="tel:999">999</a> }}
            />
          </span>
        </div>
      </form>
      {pending !== null && (
        <section className={styles.reading} aria-label={t("patient:consultation.ask.reading")}>
          <Asked>{pending}</Asked>
          <Voiced>
            <Says>
              <p role="status" className={styles.status}>
                {t("patient:consultation.ask.reading")}
              </p>
              <div aria-hidden="true">
                <Skeleton lines={["58%", "100%", "84%"]} />
              </div>
            </Says>
          </Voiced>
        </section>
      )}
    </>
  );
}
