import { useQuery } from "@apollo/client/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { markWords } from "../../lib/markWords";
import { FailedState, Skeleton } from "../../ui/States";
import { TextField } from "../../ui/TextField";
import styles from "./PaperPane.module.css";

const PaperTextDocument = graphql(`
  query PaperText($id: ID!) {
    applicationForReview(id: $id) {
      id
      documents {
        id
        content
      }
    }
  }
`);

export interface PaperTextProps {
  applicationId: string;
  documentId: string;
}

/** The words that were read in the file: they can be selected, copied and searched. Enter goes to the next place. */
export function PaperText({ applicationId, documentId }: PaperTextProps) {
  const { t } = useTranslation("review");
  const { data, error, refetch } = useQuery(PaperTextDocument, { variables: { id: applicationId } });
  const [sought, setSought] = useState("");
  const text = useRef<HTMLElement>(null);
  const at = useRef(-1);
  if (!data) {
    return (
      <div className={styles.text}>
        {error ? (
          <FailedState message={t("pane.failed")} onRetry={refetch} />
        ) : (
          <Skeleton lines={["60%", "100%", "82%", "94%"]} />
        )}
      </div>
    );
  }
  const content = data.applicationForReview?.documents.find(({ id }) => id === documentId)?.content;
  if (!content) {
    return (
      <div className={styles.text}>
        <p>
          <b>{t("paper.unavailable")}</b>
        </p>
        <p className="dim">{t("paper.noText")}</p>
      </div>
    );
  }
  const pieces = markWords(content, [sought]);
  const count = pieces.filter(({ isMarked }) => isMarked).length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || count === 0) return;
    event.preventDefault();
    at.current = (at.current + 1) % count;
    text.current?.querySelectorAll("mark")[at.current]?.scrollIntoView({ block: "center" });
  };
  let place = 0;
  return (
    <div className={styles.text}>
      <div className={styles.find}>
        <TextField
          id="find-in-text"
          type="search"
          label={t("paper.find")}
          autoComplete="off"
          value={sought}
          onChange={(event) => {
            setSought(event.currentTarget.value);
            at.current = -1;
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="num dim">
          {sought.trim() !== "" && t("paper.found", { count })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={text} className={styles.words} aria-label={t("paper.text")} tabIndex={0}>
        {pieces.map((piece) => {
          const key = place;
          place += piece.text.length;
          return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
        })}
      </section>
    </div>
  );
}
