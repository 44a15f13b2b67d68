import { createContext, useContext } from "react";
import { graphql } from "../../gql";
import type { Changed_QuestionFragment, PharmacistQueueToolsQuery } from "../../gql/graphql";

graphql(`
  fragment Changed_question on PharmacistQuestion {
    id
    kind
    status
    waitingSince
    answeredAt
    closedAt
    claimedByMe
    updatedAt
    ...QueueItem_question
    ...QuestionDetail_question
  }
`);

/** An entry as every act gives it back. */
export type Changed = Changed_QuestionFragment;

/** What an open question needs beside itself: texts to insert, and who can be given a question. */
export const QueueTools = createContext<PharmacistQueueToolsQuery | undefined>(undefined);
export const useQueueTools = () => useContext(QueueTools);
