import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { graphql } from "../../gql";
import type { AdvertField } from "../../gql/graphql";
import { type AdvertMarks, marksOf } from "../../lib/adverts";
import type { AdvertText, Violation } from "./creatives";

const HintsDocument = graphql(`
  query ComplianceHints($input: AdvertTextInput!) {
    complianceHints(input: $input) {
      ...RuleViolation_violation @unmask
    }
  }
`);

/** How long somebody has to stop typing before the text is checked, in ms. */
const TYPING_PAUSE_MS = 500;

const FIELDS: Readonly<Record<AdvertField, keyof AdvertText>> = {
  TITLE: "title",
  DESCRIPTION: "description",
  ALT_TEXT: "altText",
  DISCLAIMER: "disclaimer",
};

/** What the rules say about a text, a moment after somebody stopped typing. Marks stand only where the text is still what was checked. */
export function useHints(text: AdvertText): {
  /** Undefined before anything was typed and checked. */
  violations: readonly Violation[] | undefined;
  marks: AdvertMarks;
  hasFailed: boolean;
} {
  const asWritten = JSON.stringify([text.title, text.description, text.altText, text.disclaimer]);
  const [paused] = useDebouncedValue(asWritten, TYPING_PAUSE_MS);
  const [title = "", description = "", altText = "", disclaimer = ""] = JSON.parse(paused) as string[];
  const checked: AdvertText = { title, description, altText, disclaimer };
  const isEmpty = Object.values(checked).every((value) => value.trim() === "");
  const { data, previousData, error } = useQuery(HintsDocument, {
    variables: { input: checked },
    skip: isEmpty,
    fetchPolicy: "no-cache",
  });
  const violations = isEmpty ? undefined : (data ?? previousData)?.complianceHints;
  const found = marksOf(data?.complianceHints ?? []);
  const marksIn = (field: AdvertField) => (text[FIELDS[field]] === checked[FIELDS[field]] ? found[field] : []);
  return {
    violations,
    marks: {
      TITLE: marksIn("TITLE"),
      DESCRIPTION: marksIn("DESCRIPTION"),
      ALT_TEXT: marksIn("ALT_TEXT"),
      DISCLAIMER: marksIn("DISCLAIMER"),
    },
    hasFailed: error !== undefined && !isEmpty,
  };
}
