import { useRef, useState } from "react";
import { SubmitButton } from "./SubmitButton";
import styles from "./Translation.module.css";

/** What stands on and around the button, in the language of whoever reads it. */
export interface TranslationWords {
  /** "Translate into English". */
  submit: string;
  /** Where the words go when it is pressed; beneath the button. */
  note: string;
  pending: string;
  /** Names the place of the translation. */
  label: string;
  /** Who translated it, and that it can be wrong; beneath the translation. */
  mark: string;
  hide: string;
  show: string;
}

export interface TranslationProps {
  words: TranslationWords;
  /** The language that it is translated into. */
  lang: string;
  /** Fetches the translation; rejects when it did not come. */
  onTranslate: () => Promise<string>;
  /** The sentence for what `onTranslate` rejected with. */
  describe: (error: unknown) => string;
}

/**
 * A button beneath words in another language, and the translation once it was asked for. It stands as plain text, because a number or an
 * address in it may be wrong. The button keeps the focus and then hides and shows what came.
 */
export function Translation({ words, lang, onTranslate, describe }: TranslationProps) {
  const [text, setText] = useState<string>();
  const [isShown, setShown] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isAsking = useRef(false);

  const translate = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      setText(await onTranslate());
    } catch (error) {
      setFailure(describe(error));
    } finally {
      isAsking.current = false;
      setPending(false);
    }
  };
  const press = () => (text === undefined ? void translate() : setShown(!isShown));
  const toggle = isShown ? words.hide : words.show;

  return (
    <div className={styles.translation}>
      <div role="status">
        {text !== undefined && isShown && (
          // biome-ignore lint/a11y/useSemanticElements: a conversation has many, and landmarks are few.
          <div role="group" className={styles.result} aria-label={words.label}>
            <p lang={lang} className={styles.text}>
              {text}
            </p>
            <p className={styles.mark}>{words.mark}</p>
          </div>
        )}
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <SubmitButton type="button" variant="default" pending={pending} pendingLabel={words.pending} onClick={press}>
        {text === undefined ? words.submit : toggle}
      </SubmitButton>
      {text === undefined && <p className={styles.note}>{words.note}</p>}
    </div>
  );
}
