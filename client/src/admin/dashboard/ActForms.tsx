import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { FieldAlert } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import { TagField } from "../../ui/TagField";
import { TextAreaField } from "../../ui/TextField";
import styles from "./DecisionPane.module.css";
import { type Reviewed, tallyOf } from "./review";
import type { Acts, Outcome } from "./useReview";

export type Act = "approve" | "request" | "reject";

interface Problem {
  message: string;
  field?: string;
}

export interface FormProps {
  application: Reviewed;
  /** Somebody else was faster: what was typed stays to be read, and nothing can be sent. */
  isFrozen: boolean;
  acts: Acts;
  /** Takes what came of the act, and gives back what was wrong with it. */
  onOutcome: (outcome: Outcome | undefined) => Problem | undefined;
  onCancel: () => void;
}

interface FrameProps extends Pick<FormProps, "application" | "isFrozen" | "acts" | "onCancel"> {
  act: Act;
  /** A problem that belongs to no field. */
  problem: string | undefined;
  onSubmit: () => Promise<void>;
  children?: ReactNode;
}

/** The question, what follows, the fields, and the two buttons. The focus begins at the first of them that takes it. */
function Frame({ act, application, isFrozen, acts, problem, onSubmit, onCancel, children }: FrameProps) {
  const { t } = useTranslation("review");
  const form = useRef<HTMLFormElement>(null);
  const { name, contactPerson } = application.company;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input, textarea, button")?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onCancel();
  };
  const labels = { approve: "decision.approve", request: "decision.send", reject: "decision.reject" } as const;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={`${act}-ask`}
      aria-describedby={`${act}-consequence`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
    >
      <h3 id={`${act}-ask`}>{t(`decision.${act}Ask`, { company: name })}</h3>
      <p id={`${act}-consequence`}>{t(`decision.${act}Consequence`, { contact: contactPerson })}</p>
      {children}
      <FieldAlert message={problem} />
      {isFrozen && children && <p className="dim">{t("decision.typed")}</p>}
      <div className={styles.bar}>
        {!isFrozen && (
          <SubmitButton
            color={act === "reject" ? "red" : undefined}
            pending={acts.isActing}
            pendingLabel={t(`decision.${act}Pending`)}
          >
            {t(labels[act])}
          </SubmitButton>
        )}
        <Button variant="default" onClick={onCancel}>
          {t("decision.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Approves. */
export function ApproveForm({ acts, onOutcome, ...rest }: FormProps) {
  const [problem, setProblem] = useState<Problem>();
  const submit = async () => setProblem(onOutcome(await acts.approve()));
  return <Frame act="approve" acts={acts} problem={problem?.message} onSubmit={submit} {...rest} />;
}

/** Rejects, with a reason that the applicant reads. */
export function RejectForm({ acts, onOutcome, ...rest }: FormProps) {
  const { t } = useTranslation("review");
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const submit = async () => {
    const why = reason.trim();
    setProblem(
      why === "" ? { field: "reason", message: t("decision.reasonMissing") } : onOutcome(await acts.reject(why)),
    );
  };
  const isOfReason = problem?.field === "reason";
  return (
    <Frame act="reject" acts={acts} problem={isOfReason ? undefined : problem?.message} onSubmit={submit} {...rest}>
      <TextAreaField
        id="reject-reason"
        label={t("decision.reason")}
        hint={t("decision.reasonHint")}
        error={isOfReason ? problem.message : undefined}
        minRows={2}
        maxRows={8}
        maxLength={500}
        readOnly={rest.isFrozen}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      {reason === "" && !rest.isFrozen && (
        <button type="button" className={styles.suggestion} onClick={() => setReason(t("decision.reasonDefaultText"))}>
          {t("decision.reasonDefault")}
        </button>
      )}
    </Frame>
  );
}

const RulesDocument = graphql(`
  query RequestForm {
    applicationRules {
      presets
    }
  }
`);

/** Asks for further documents, by names that are often needed or by one's own. */
export function RequestForm({ acts, onOutcome, ...rest }: FormProps) {
  const { t } = useTranslation("review");
  const { data } = useQuery(RulesDocument);
  const [names, setNames] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const { invalid } = tallyOf(rest.application.documents);
  const add = (name: string) => {
    const clean = name.trim();
    const isThere = names.some((entry) => entry.toLowerCase() === clean.toLowerCase());
    if (clean !== "" && !isThere) setNames([...names, clean]);
    if (name === typed) setTyped("");
    setProblem(undefined);
  };
  const submit = async () => {
    const last = typed.trim();
    const all = last === "" || names.includes(last) ? [...names] : [...names, last];
    setProblem(
      all.length === 0 && invalid === 0
        ? { field: "names", message: t("decision.namesMissing") }
        : onOutcome(await acts.request(all, note.trim())),
    );
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const isOfField = problem?.field === "names" || problem?.field === "note";
  return (
    <Frame act="request" acts={acts} problem={isOfField ? undefined : problem?.message} onSubmit={submit} {...rest}>
      {invalid > 0 && <p>{t("decision.requestInvalid", { count: invalid })}</p>}
      <TagField
        id="request-names"
        label={t("decision.names")}
        hint={t("decision.namesHint")}
        error={errorOf("names")}
        maxLength={100}
        entries={names}
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
        onAdd={add}
        onRemove={(name) => setNames(names.filter((entry) => entry !== name))}
        suggestions={data?.applicationRules.presets ?? []}
        words={{
          add: t("decision.addName"),
          entries: t("decision.nameList"),
          suggestions: t("decision.presets"),
          remove: (name) => t("decision.removeName", { name }),
          addOne: (name) => t("decision.addPreset", { name }),
        }}
      />
      <TextAreaField
        id="request-note"
        label={t("decision.note")}
        error={errorOf("note")}
        minRows={2}
        maxRows={6}
        maxLength={500}
        readOnly={rest.isFrozen}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Frame>
  );
}
