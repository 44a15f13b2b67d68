import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { AdReview, Decided } from "./compliance";

const DecideDocument = graphql(`
  mutation Decision_decide($id: ID!, $version: Int!, $status: CreativeStatus!, $reason: String) {
    decideAd(id: $id, version: $version, status: $status, reason: $reason) {
      ...AdReview_review @unmask
    }
  }
`);

/** Why a decision did not count. */
export interface DecisionProblem {
  message: string;
  /** True when the sentence is about the note. */
  isOfNote: boolean;
  /** True when somebody else was faster. */
  isConflict: boolean;
}

/** Decides on one version of an advert, as it was seen; undefined when it counts. */
export function useDecide() {
  const { t } = useTranslation("compliance");
  const [decide] = useMutation(DecideDocument);
  return async (
    { id, version }: Pick<AdReview, "id" | "version">,
    status: Decided,
    note: string,
  ): Promise<DecisionProblem | undefined> => {
    try {
      await decide({ variables: { id, version, status, reason: note.trim() || null } });
      return undefined;
    } catch (error) {
      const [said] = inputProblems(error);
      return {
        message: said?.message ?? t("decide.failed"),
        isOfNote: said?.field === "reason",
        isConflict: problemCode(error) === "CONFLICT",
      };
    }
  };
}
