import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../../core/problems";
import { useAct } from "../../../core/useAct";
import { graphql } from "../../../gql";
import { FormDialog } from "../../../ui/FormDialog";
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
  const [save] = useMutation(TagDocument);
  const [seen, setSeen] = useState({ version: study.version, theirs: null as readonly string[] | null });
  const [tags, setTags] = useState<readonly string[]>(study.tags);
  const [typed, setTyped] = useState("");
  const [prefix] = useDebouncedValue(typed.trim().slice(0, PREFIX_LENGTH), TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(SuggestDocument, { variables: { prefix } });
  const act = useAct(t("actFailed"), (field) => (field === "tags" ? FIELD : undefined));

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
  const submit = async () => {
    const sent = tagsOf(tags, typed);
    try {
      await save({ variables: { id: study.id, version: seen.version, tags: sent } });
    } catch (error) {
      if (problemCode(error) === "CONFLICT") await lookAgain().catch(() => undefined);
      throw error;
    }
    onClose(`${t(sent.length > 0 ? "done.tag" : "done.untagged")}: ${study.title}`);
  };
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t("tagging.title")}
      meta={study.title}
      form={act}
      onSubmit={() => void act.run(submit)}
      submit={t("tagging.save")}
      pendingLabel={t("tagging.pending")}
    >
      {seen.theirs && (
        <p role="status">
          {t("tagging.theirs", { tags: seen.theirs.join(", ") || t("tagging.none") })} {t("tagging.still")}
        </p>
      )}
      <TagField
        id={FIELD}
        label={t("tagging.label")}
        hint={t("tagging.hint")}
        error={act.errorOn(FIELD)}
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
    </FormDialog>
  );
}
