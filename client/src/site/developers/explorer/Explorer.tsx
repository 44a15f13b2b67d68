import { EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { Button } from "@mantine/core";
import { IconPlayerPlayFilled, IconPlayerStopFilled, IconWand } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../../ui/TextField";
import { addressesOf, OPERATIONS } from "../examples";
import { apiSchema } from "../reference/apiSchema";
import styles from "./Explorer.module.css";
import { answerViewer, operationEditor, runsWith, variablesEditor } from "./editorParts";
import { namesOf, prettifyOperation, readVariables } from "./operations";
import { createSender } from "./sendOperation";
import { type Run, useRun } from "./useRun";

type Complaint = "variables" | "prettify";

/** A place to write operations and run them against the API. Nothing of it outlives the page: an answer can be about somebody's health. */
export function Explorer({ apiKey }: { apiKey: string }) {
  const { t } = useTranslation("developers");
  const id = useId();
  const key = useRef(apiKey);
  key.current = apiKey;
  const [sender] = useState(() =>
    createSender({ socketUrl: addressesOf(window.location.origin).socket, readKey: () => key.current }),
  );
  useEffect(() => sender.dispose, [sender]);
  const [operationParts] = useState(() => operationEditor(apiSchema()));
  const [query, setQuery] = useState(() => `# ${t("try.first")}\n${OPERATIONS.query}\n`);
  const [variables, setVariables] = useState("");
  const [chosen, setChosen] = useState("");
  const [complaint, setComplaint] = useState<Complaint>();
  const { run, start, stop } = useRun(sender);
  const names = namesOf(query);
  const operationName = names.includes(chosen) ? chosen : names[0];

  const runIt = () => {
    try {
      const read = readVariables(variables);
      setComplaint(undefined);
      start({ query, variables: read, operationName });
    } catch {
      setComplaint("variables");
    }
  };
  const prettify = async () => {
    try {
      setQuery(await prettifyOperation(query));
      const read = readVariables(variables);
      if (read) setVariables(JSON.stringify(read, null, 2));
      setComplaint(undefined);
    } catch {
      setComplaint("prettify");
    }
  };

  return (
    <section className={styles.explorer} aria-label={t("try.explorer")}>
      <div className={styles.bar}>
        <Button leftSection={<IconPlayerPlayFilled size={16} aria-hidden />} onClick={runIt}>
          {t("try.run")}
        </Button>
        {run.status === "listening" && (
          <Button variant="default" leftSection={<IconPlayerStopFilled size={16} aria-hidden />} onClick={stop}>
            {t("try.stop")}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconWand size={18} stroke={1.75} aria-hidden />}
          onClick={() => void prettify()}
        >
          {t("try.prettify")}
        </Button>
        {names.length > 1 && (
          <SelectField
            id={`${id}-operation`}
            label={t("try.which")}
            data={names}
            value={operationName}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
      </div>
      {complaint && (
        <p role="alert" className={styles.complaint}>
          {t(`try.complaint.${complaint}`)}
        </p>
      )}
      <div className={styles.panes}>
        <div className={styles.asked}>
          <h3>{t("try.operation")}</h3>
          <CodeEditor
            label={t("try.operation")}
            value={query}
            parts={operationParts}
            onChange={setQuery}
            onRun={runIt}
          />
          <h3>{t("try.variables")}</h3>
          <CodeEditor
            label={t("try.variables")}
            value={variables}
            parts={variablesEditor}
            onChange={setVariables}
            onRun={runIt}
          />
        </div>
        <Answer run={run} />
      </div>
      <p className={styles.keys}>{t("try.keys")}</p>
    </section>
  );
}

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
function Answer({ run }: { run: Run }) {
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

interface CodeEditorProps {
  /** The name that a screen reader says; the same for as long as the editor stands. */
  label: string;
  value: string;
  /** What the editor can do; the same for as long as it stands. */
  parts: Extension;
  onChange?: (value: string) => void;
  /** What Ctrl and Enter do. */
  onRun?: () => void;
}

/** CodeMirror as a field of React. A new `value` is put in its place as one step that can be undone. */
function CodeEditor({ label, value, parts, onChange, onRun }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange, onRun });
  latest.current = { value, onChange, onRun };

  useEffect(() => {
    const editor = new EditorView({
      parent: place.current ?? undefined,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          runsWith(() => latest.current.onRun?.()),
          parts,
          // What cannot be edited has to be reached with the keyboard all the same, since it scrolls.
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange?.(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [parts, label]);

  useEffect(() => {
    const { current } = view;
    if (current && current.state.doc.toString() !== value) {
      current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
    }
  }, [value]);

  return <div ref={place} className={styles.editor} />;
}
