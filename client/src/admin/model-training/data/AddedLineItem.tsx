import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CareLabel } from "../../../gql/graphql";
import { formatDay } from "../../../lib/time";
import { StatusChip } from "../../../ui/StatusChip";
import styles from "./DataRoom.module.css";
import { type AddedLine, inWords, LABELS, labelLevel, levelOf } from "./lines";

export interface AddedLineItemProps {
  line: AddedLine;
  mayLabel: boolean;
  onLabel: (label: CareLabel) => void;
  onRemove: () => void;
}

/** One line that was added here: what it says, how far people agree, and what can be done with it. */
export function AddedLineItem({ line, mayLabel, onLabel, onRemove }: AddedLineItemProps) {
  const { t } = useTranslation("training-data");
  const { id, text, language, style, concept, origin, state, label, ownLabel, createdBy, createdAt } = line;
  const isOpen = state === "PROPOSED" || state === "DISPUTED";
  const about = { language: t(`language.${language}`), style: inWords(style), about: inWords(concept) };
  const came = { origin: t(`origin.${origin}`), name: createdBy, day: formatDay(createdAt) };
  const called = text ?? t("textGone");
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <p id={`line-${id}`} tabIndex={-1} lang={text === null ? undefined : language} className={styles.text}>
          {text ?? <i>{t("textGone")}</i>}
        </p>
        <p className={styles.facts}>{t("facts", about)}</p>
        <p className={styles.facts}>{t(createdBy ? "by" : "byNobody", came)}</p>
      </div>
      <div className={styles.stands}>
        <p className={styles.chips}>
          <StatusChip level={levelOf[state]}>{t(`state.${state}`)}</StatusChip>
          {label && <StatusChip level={labelLevel[label]}>{t(`label.${label}`)}</StatusChip>}
        </p>
        <Standing line={line} />
      </div>
      {mayLabel && state !== "REMOVED" && (
        <div className={styles.acts}>
          {isOpen && (
            <fieldset className={styles.labels}>
              <legend className="hidden-text">{t("act.group", { text: called })}</legend>
              {LABELS.map((one) => (
                <Button
                  key={one}
                  size="xs"
                  variant={one === ownLabel ? "filled" : "default"}
                  aria-pressed={one === ownLabel}
                  onClick={() => one !== ownLabel && onLabel(one)}
                >
                  {t(`label.${one}`)}
                </Button>
              ))}
            </fieldset>
          )}
          <Button size="xs" variant="subtle" onClick={onRemove}>
            {t("act.remove")}
            <span className="hidden-text"> {t("act.of", { text: called })}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** What people said of a line, as far as one may know it, and what it waits for. */
function Standing({ line }: { line: AddedLine }) {
  const { t } = useTranslation("training-data");
  const { state, ownLabel, labelCount, labels, agreedAt, removedAt, removedReason } = line;
  const sentences: string[] = [];
  if (removedAt && removedReason) {
    sentences.push(t("removedBecause", { reason: t(`reason.${removedReason}`), day: formatDay(removedAt) }));
  } else if (agreedAt) sentences.push(t("agreedOn", { day: formatDay(agreedAt) }));
  else if (!ownLabel) sentences.push(labelCount === 0 ? t("nobody") : t("hidden", { count: labelCount }));
  else if (labelCount === 1) sentences.push(t("own", { label: t(`label.${ownLabel}`) }), t("waiting"));
  else if (state === "DISPUTED") sentences.push(t("third"));
  const isTold = labels.length > 1;
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.facts}>
          {sentence}
        </p>
      ))}
      {isTold && (
        <ul className={styles.said}>
          {labels.map(({ label, by }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and names may be alike.
            <li key={at}>{t("said", { name: by ?? t("somebody"), label: t(`label.${label}`) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
