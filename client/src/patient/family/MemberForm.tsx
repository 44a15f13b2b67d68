import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { isoDay } from "../../lib/time";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { TagField } from "../../ui/TagField";
import { SelectField, TextField } from "../../ui/TextField";
import { GENDERS, withEntry } from "../profile/profileForm";
import styles from "./Family.module.css";
import { inputOf, LISTS, type ListName, type MemberDraft } from "./memberForm";

const AddDocument = graphql(`
  mutation MemberForm_add($input: FamilyMemberInput!) {
    createFamilyMember(input: $input) {
      id
      ...MemberRow_member
    }
  }
`);

const EditDocument = graphql(`
  mutation MemberForm_edit($id: ID!, $input: FamilyMemberInput!, $version: Int!) {
    updateFamilyMember(id: $id, input: $input, version: $version) {
      id
      ...MemberRow_member
    }
  }
`);

/** The field of each problem, with the words for it. */
const PROBLEMS = {
  name: "name",
  dateOfBirth: "dateOfBirth",
  conditions: "list",
  medicines: "list",
  allergies: "list",
} as const;
const isKnown = (field: string | undefined): field is keyof typeof PROBLEMS => field !== undefined && field in PROBLEMS;

export interface MemberFormProps {
  title: string;
  draft: MemberDraft;
  onChange: (draft: MemberDraft) => void;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

/** What is asked about one person. It is saved as a whole; what was typed stays after every failure. */
export function MemberForm({ title, draft, onChange, onSaved, onCancel }: MemberFormProps) {
  const { t } = useTranslation(["family", "profile"]);
  const [add] = useMutation(AddDocument);
  const [edit] = useMutation(EditDocument);
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: "start" });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const idOf = (field: string) => `${field}-${draft.id ?? "new"}`;
  const errorOn = (field: string) => problems.find(({ fieldId }) => fieldId === idOf(field))?.message;
  const problemOf = (field: keyof typeof PROBLEMS): Problem => ({
    message: t(`family:problem.${PROBLEMS[field]}`),
    fieldId: idOf(field),
  });
  const problemsOf = (error: unknown): Problem[] => {
    if (problemCode(error) === "CONFLICT") return [{ message: t("family:problem.conflict") }];
    const found = inputProblems(error).flatMap(({ field }) => (isKnown(field) ? [problemOf(field)] : []));
    return found.length > 0 ? found : [{ message: t("family:problem.save") }];
  };

  const save = async () => {
    if (pending) return;
    const input = inputOf(draft);
    const missing = (["name", "dateOfBirth"] as const).filter((field) => input[field].trim() === "");
    setProblems(missing.map(problemOf));
    if (missing.length > 0) return;
    setPending(true);
    try {
      const { id, version } = draft;
      await (id ? edit({ variables: { id, input, version } }) : add({ variables: { input } }));
      onSaved(input.name.trim());
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const listOf = (list: ListName) => ({
    id: idOf(list),
    label: t(`family:field.${list}`),
    hint: t(`family:hint.${list}`),
    error: errorOn(list),
    maxLength: 200,
    entries: draft[list],
    typed: draft.typed[list],
    onType: (text: string) => onChange({ ...draft, typed: { ...draft.typed, [list]: text } }),
    onAdd: (entry: string) =>
      onChange({ ...draft, [list]: withEntry(draft[list], entry), typed: { ...draft.typed, [list]: "" } }),
    onRemove: (entry: string) => onChange({ ...draft, [list]: draft[list].filter((one) => one !== entry) }),
    suggestions: list === "medicines" ? [] : t(`profile:often.${list}`, { returnObjects: true }),
    words: {
      add: t("profile:list.add"),
      entries: t(`family:field.${list}`),
      suggestions: t("profile:list.common"),
      remove: (entry: string) => t("profile:list.remove", { entry }),
      addOne: (entry: string) => t("profile:list.addOne", { entry }),
    },
  });
  return (
    <form ref={form} noValidate aria-label={title} onSubmit={submit} className={styles.form}>
      <h3>{title}</h3>
      <ErrorSummary problems={problems} />
      <TextField
        id={idOf("name")}
        label={t("family:field.name")}
        hint={t("family:hint.name")}
        autoComplete="off"
        maxLength={60}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        error={errorOn("name")}
      />
      <div className={styles.row}>
        <TextField
          id={idOf("dateOfBirth")}
          type="date"
          label={t("family:field.dateOfBirth")}
          hint={t("family:hint.dateOfBirth")}
          autoComplete="off"
          max={isoDay(new Date())}
          value={draft.dateOfBirth}
          onChange={(event) => onChange({ ...draft, dateOfBirth: event.currentTarget.value })}
          error={errorOn("dateOfBirth")}
        />
        <SelectField
          id={idOf("gender")}
          label={t("family:field.gender")}
          hint={t("family:hint.gender")}
          data={[
            { value: "", label: t("profile:choose") },
            ...GENDERS.map((value) => ({ value, label: t(`profile:gender.${value}`) })),
          ]}
          value={draft.gender}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, gender: GENDERS.find((one) => one === value) ?? "" })
          }
        />
      </div>
      {LISTS.filter((list) => draft.id === null || list !== "medicines").map((list) => (
        <TagField key={list} {...listOf(list)} />
      ))}
      <div className={styles.actions}>
        <SubmitButton pending={pending} pendingLabel={t("profile:action.saving")}>
          {t("family:save")}
        </SubmitButton>
        <Button variant="default" onClick={onCancel}>
          {t("profile:action.cancel")}
        </Button>
      </div>
    </form>
  );
}
