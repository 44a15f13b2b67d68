import { useTranslation } from "react-i18next";
import { CodeEditor } from "./CodeEditor";
import styles from "./Explorer.module.css";
import { answerViewer } from "./editorParts";
import type { Run } from "./useRun";

interface Refusal {
  message: string;
  path?: readonly (string | number)[];
}

/** The errors of an answer, if it has any. */
function refusalsOf(answer: unknown): Refusal[] {
  const { errors } = (answer ?? {}) as { errors?: Refusal[] };
  return Array.isArray(errors) ? errors : [];
}

/** What came of a run: how it stands in words, each error as a sentence, and the whole answer as JSON. */
export function Answer({ run }: { run: Run }) {
  const { t } = useTranslation("developers");
  const answer = "answer" in run ? run.answer : undefined;
  const refusals = refusalsOf(answer);
  const words = {
    count: "count" in run ? run.count : refusals.length,
    reason: run.status === "closed" ? run.reason : "",
  };
  const status = run.status === "answered" && refusals.length > 0 ? "refused" : run.status;
  return (
    <div className={styles.answered}>
      <h3>{t("try.answer")}</h3>
      <div role="status" className={styles.status}>
        <p>{t(`try.status.${status}`, words)}</p>
        {refusals.length > 0 && (
          <ul className={styles.refusals}>
            {refusals.map(({ message, path }) => (
              <li key={`${path?.join(".")} ${message}`}>
                {path && <code>{path.join(".")}: </code>}
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <CodeEditor
        label={t("try.answer")}
        value={answer === undefined ? "" : JSON.stringify(answer, null, 2)}
        parts={answerViewer}
      />
    </div>
  );
}
