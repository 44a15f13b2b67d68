import { createContext, useContext } from "react";
import { graphql } from "../../gql";
import type {
  Changed_QuestionFragment,
  PharmacistQueueToolsQuery,
  QueueEntry_QuestionFragment,
} from "../../gql/graphql";

graphql(`
  fragment QueueEntry_question on PharmacistQuestion {
    id
    kind
    level
    status
    waitingSince
    answeredAt
    closedAt
    claimedByMe
    updatedAt
    ...QueueItem_question
  }
`);

graphql(`
  fragment Changed_question on PharmacistQuestion {
    ...QueueEntry_question @unmask
    ...QuestionDetail_question
  }
`);

/** An entry of the list, with what puts it in its place. */
export type Entry = Omit<QueueEntry_QuestionFragment, " $fragmentName">;

/** An entry as every act gives it back. */
export type Changed = Changed_QuestionFragment;

/** What an open question needs beside itself: texts to insert, and who can be given a question. */
export const QueueTools = createContext<PharmacistQueueToolsQuery | undefined>(undefined);
export const useQueueTools = () => useContext(QueueTools);
