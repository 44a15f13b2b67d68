import { Button } from "@mantine/core";
import { IconPlayerPlayFilled, IconPlayerStopFilled, IconWand } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../../ui/TextField";
import { addressesOf, OPERATIONS } from "../examples";
import { apiSchema } from "../reference/apiSchema";
import { Answer } from "./Answer";
import { CodeEditor } from "./CodeEditor";
import styles from "./Explorer.module.css";
import { operationEditor, variablesEditor } from "./editorParts";
import { namesOf, prettifyOperation, readVariables } from "./operations";
import { createSender } from "./sendOperation";
import { useRun } from "./useRun";

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
