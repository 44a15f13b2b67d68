import { useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { NoticeLine } from "../../core/frame/NoticeLine";
import { fillIn, noticeWords } from "../../core/frame/noticeWords";
import { commonTexts } from "../../core/i18n";
import { type FormField, useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import { LANGUAGES, type Language, localeOf } from "../../lib/language";
import { useNow } from "../../lib/useNow";
import { Dialog } from "../../ui/Dialog";
import { FailedState, Skeleton } from "../../ui/States";
import { TextAreaField } from "../../ui/TextField";
import { SettingForm } from "./SettingForm";
import styles from "./Settings.module.css";
import { exampleOf, type NoticeTexts, type Wording } from "./settings";

const WriteDocument = graphql(`
  mutation NoticeDialog_write($input: NoticeWordingInput!) {
    updateNoticeTexts(input: $input) {
      ...NoticeWording_wording @unmask
    }
  }
`);

/** A name as it stands in a text: filling it in with itself gives the catalogue's text as staff write it. */
const ITSELF = { day: "{day}", from: "{from}", to: "{to}", version: "{version}" };

/** The texts that the product comes with, of one phase, as staff would write them. */
function useWrittenTexts(phase: Wording["phase"]) {
  const [texts, setTexts] = useState<NoticeTexts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load.
  useEffect(() => {
    setFailed(false);
    const write = async () => {
      const [en, fr, es, de] = await Promise.all(
        LANGUAGES.map(async (language) => (await commonTexts(language))(`maintenance.${phase}`, ITSELF)),
      );
      setTexts({ en: en ?? "", fr: fr ?? "", es: es ?? "", de: de ?? "" });
    };
    write().catch(() => setFailed(true));
  }, [phase, tries]);
  return { texts, hasFailed, again: () => setTries((count) => count + 1) };
}

export interface NoticeDialogProps {
  /** As it stands now, also when somebody else changed it meanwhile. */
  wording: Wording;
  onRefused: () => void;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Writes one notice in four languages, each with a preview, or goes back to the text that the product comes with. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { t } = useTranslation("settings");
  const { phase } = props.wording;
  const { texts, hasFailed, again } = useWrittenTexts(phase);
  return (
    <Dialog isOpen isWide onClose={() => props.onClose()} title={t(`phase.${phase}`)}>
      {hasFailed && <FailedState message={t("notices.noTexts")} onRetry={again} />}
      {!hasFailed && !texts && <Skeleton block={320} />}
      {texts && <NoticeForm {...props} written={texts} />}
    </Dialog>
  );
}

function NoticeForm({ wording, written, onRefused, onClose }: NoticeDialogProps & { written: NoticeTexts }) {
  const { t } = useTranslation("settings");
  const { phase, required, allowed, limit, revision } = wording;
  const [seen, setSeen] = useState(wording);
  const { en, fr, es, de } = seen.texts ?? written;
  const form = useDraftForm(`notice ${phase}`, { en, fr, es, de, reason: "" }, "notice", t("form.failed"));
  const { reason, ...texts } = form.values;
  const [send] = useMutation(WriteDocument);
  const save = async (wanted: NoticeTexts | null, sentence: "done.notice" | "done.noticeBack") => {
    const isSaved = await form.send(async () => {
      await send({ variables: { input: { phase, texts: wanted, reason, revision: seen.revision } } });
      onClose(t(sentence, { name: t(`phase.${phase}`) }));
    });
    if (!isSaved) onRefused();
  };
  const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");
  const optional = allowed.filter((name) => !required.includes(name));
  return (
    <SettingForm
      form={form}
      reason={form.field("reason")}
      newer={
        revision === seen.revision
          ? undefined
          : t("form.newerText", { name: wording.changedByName ?? t("somebody"), text: (wording.texts ?? written).en })
      }
      onSeen={() => setSeen(wording)}
      onSubmit={() => void save(texts, "done.notice")}
      restore={
        wording.texts ? { label: t("notices.restore"), onRestore: () => void save(null, "done.noticeBack") } : undefined
      }
      onCancel={() => onClose()}
    >
      <p>
        {t("notices.places", { names: inBraces(required) })}
        {optional.length > 0 && ` ${t("notices.optional", { names: inBraces(optional) })}`}
      </p>
      {LANGUAGES.map((language) => (
        <NoticeField key={language} field={form.field(language)} language={language} phase={phase} limit={limit} />
      ))}
    </SettingForm>
  );
}

interface NoticeFieldProps extends Pick<Wording, "phase" | "limit"> {
  language: Language;
  field: FormField;
}

function NoticeField({ field, language, phase, limit }: NoticeFieldProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const now = useNow(60_000);
  const name = common(`language.names.${language}`);
  return (
    <div className={styles.text}>
      <TextAreaField
        {...field}
        label={name}
        hint={t("notices.length", { count: field.value.trim().length, limit })}
        lang={localeOf(language)}
        minRows={2}
        maxRows={6}
      />
      <section className={styles.preview} aria-label={t("notices.preview", { language: name })}>
        <NoticeLine lang={localeOf(language)}>
          {fillIn(field.value, noticeWords(exampleOf(phase, null, now), language))}
        </NoticeLine>
      </section>
    </div>
  );
}
