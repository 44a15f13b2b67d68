import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { inputProblems, tooManyTries } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { CreativeFormPageQuery } from "../../gql/graphql";
import { useFormDraft } from "../../lib/useFormDraft";
import type { Problem } from "../../ui/ErrorSummary";
import { CONTROLS, controlOf, EMPTY, inputOf, valuesOf } from "./creativeForm";
import type { OpenedCreative } from "./creatives";

const SaveDocument = graphql(`
  mutation CreativeForm_save($id: ID, $input: CreativeInput!) {
    saveCreative(id: $id, input: $input) {
      ...CreativePage_creative @unmask
    }
  }
`);

const SubmitDocument = graphql(`
  mutation CreativeForm_submit($id: ID!) {
    submitCreative(id: $id) {
      ...CreativePage_creative @unmask
    }
  }
`);

/** What the form sends with: a draft to go on with later, or one that a reviewer looks at now. */
export type Sending = "save" | "submit";

export type Limits = CreativeFormPageQuery["creativeRules"];

/** Texts with a length, with the limit of each. */
const LIMITED = {
  title: "titleMax",
  description: "descriptionMax",
  altText: "altMax",
  disclaimer: "disclaimerMax",
} as const;
export type LimitedField = keyof typeof LIMITED;
export const limitOf = (limits: Limits, field: LimitedField): number => limits[LIMITED[field]];

/**
 * The form of a creative. What is typed is kept in this tab through errors and reloads until it is saved.
 * @param creative what is changed; null for a new one.
 */
export function useCreativeForm(creative: OpenedCreative | null, limits: Limits | undefined) {
  const { t } = useTranslation("creatives");
  const { t: common } = useTranslation("common");
  const viewer = useViewer();
  const navigate = useNavigate();
  const name = `${viewer?.id ?? ""} creative ${creative ? creative.newest.id : "new"}`;
  const [start] = useState(() => (creative ? valuesOf(creative.newest) : EMPTY));
  const draft = useFormDraft(name, start);
  const { values } = draft;
  const [save] = useMutation(SaveDocument);
  const [submit] = useMutation(SubmitDocument);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [sending, setSending] = useState<Sending | null>(null);
  /** Known before the page is left when it could be saved and not submitted. */
  const savedId = useRef<string | null>(creative?.id ?? null);

  const check = (): Problem[] => [
    ...(limits
      ? (Object.keys(LIMITED) as LimitedField[])
          .filter((field) => values[field].trim().length > limitOf(limits, field))
          .map((field) => ({ message: t("form.tooLong", { max: limitOf(limits, field) }), fieldId: CONTROLS[field] }))
      : []),
    ...(inputOf(values) ? [] : [{ message: t("form.priceWrong"), fieldId: CONTROLS.pricePence }]),
  ];
  const send = async (how: Sending) => {
    const input = inputOf(values);
    const found = check();
    setProblems(found);
    if (!input || found.length > 0 || sending) return;
    setSending(how);
    try {
      const { data } = await save({ variables: { id: savedId.current, input } });
      const id = data?.saveCreative.id;
      if (!id) throw new Error("The creative came back empty.");
      savedId.current = id;
      if (how === "submit") await submit({ variables: { id } });
      draft.forget();
      navigate(`/advertiser/creatives/${id}`, {
        state: { notice: t(how === "submit" ? "act.submitted" : "form.saved") },
      });
    } catch (error) {
      const said = inputProblems(error).map(({ message, field }) => ({ message, fieldId: controlOf(field) }));
      setProblems(said.length > 0 ? said : [{ message: tooManyTries(common, error) ?? t("form.failed") }]);
      setSending(null);
    }
  };
  return {
    values,
    change: draft.change,
    isTouched: draft.isTouched,
    discard: () => {
      draft.forget();
      setProblems([]);
    },
    problems,
    setProblems,
    errorOn: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
    sending,
    send,
    uploadName: name,
  };
}
