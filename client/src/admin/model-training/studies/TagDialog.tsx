import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems, problemCode } from "../../../core/problems";
import { graphql } from "../../../gql";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TagField } from "../../../ui/TagField";
import { type Study, tagsOf } from "./studies";

const TagDocument = graphql(`
  mutation TagDialog_tag($id: ID!, $version: Int!, $tags: [String!]!) {
    tagStudy(id: $id, version: $version, tags: $tags) {
      ...Study_study @unmask
    }
  }
`);

const NowDocument = graphql(`
  query TagDialog_now($id: ID!) {
    clinicalStudy(id: $id) {
      ...Study_study @unmask
    }
  }
`);

const SuggestDocument = graphql(`
  query TagDialog_suggest($prefix: String!) {
    studyTags(prefix: $prefix)
  }
`);

const TYPING_PAUSE_MS = 150;
/** The server looks for no longer beginnings. */
const PREFIX_LENGTH = 60;
const FIELD = "study-tags";

export interface TagDialogProps {
  study: Study;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Tag Study: saves what was typed. When somebody else was faster it shows theirs, keeps what was typed, and can be saved again. */
export function TagDialog({ study, onClose }: TagDialogProps) {
  const { t } = useTranslation("studies");
  const client = useApolloClient();
  const [save, { loading }] = useMutation(TagDocument);
  const [seen, setSeen] = useState({ version: study.version, theirs: null as readonly string[] | null });
  const [tags, setTags] = useState<readonly string[]>(study.tags);
  const [typed, setTyped] = useState("");
  const [prefix] = useDebouncedValue(typed.trim().slice(0, PREFIX_LENGTH), TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(SuggestDocument, { variables: { prefix } });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const ofField = problems.find(({ fieldId }) => fieldId === FIELD)?.message;

  const lookAgain = async () => {
    const { data } = await client.query({
      query: NowDocument,
      variables: { id: study.id },
      // What somebody else has just changed is not to be overwritten.
      fetchPolicy: "network-only",
    });
    const now = data?.clinicalStudy;
    if (now) setSeen({ version: now.version, theirs: now.tags });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const sent = tagsOf(tags, typed);
    try {
      await save({ variables: { id: study.id, version: seen.version, tags: sent } });
      onClose(`${t(sent.length > 0 ? "done.tag" : "done.untagged")}: ${study.title}`);
    } catch (error) {
      setProblems(formProblems(error, (field) => (field === "tags" ? FIELD : undefined), t("actFailed")));
      if (problemCode(error) === "CONFLICT") await lookAgain().catch(() => undefined);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={t("tagging.title")}
      meta={study.title}
      closeLabel={t("tagging.close")}
    >
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        {seen.theirs && (
          <p role="status">
            {t("tagging.theirs", { tags: seen.theirs.join(", ") || t("tagging.none") })} {t("tagging.still")}
          </p>
        )}
        <TagField
          id={FIELD}
          label={t("tagging.label")}
          hint={t("tagging.hint")}
          error={ofField}
          entries={tags}
          typed={typed}
          onType={setTyped}
          onAdd={(tag) => {
            setTags(tagsOf(tags, tag));
            setTyped("");
          }}
          onRemove={(tag) => setTags(tags.filter((other) => other !== tag))}
          suggestions={(data ?? previousData)?.studyTags ?? []}
          words={{
            add: t("tagging.add"),
            entries: t("tagging.entries"),
            suggestions: t("tagging.suggestions"),
            remove: (tag) => t("tagging.remove", { tag }),
            addOne: (tag) => t("tagging.addOne", { tag }),
          }}
        />
        <div className={formStyles.foot}>
          <SubmitButton pending={loading} pendingLabel={t("tagging.pending")}>
            {t("tagging.save")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose()}>
            {t("tagging.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
