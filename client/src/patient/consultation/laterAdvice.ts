import { createContext, useContext } from "react";
import { graphql } from "../../gql";
import type { Entry_ConsultationFragment } from "../../gql/graphql";

graphql(`
  fragment Entry_consultation on Consultation {
    id
    level
    isAboutSafety
    timestamp
    followUp
    raised {
      level
      raisedAt
    }
    ...ConsultationCard_consultation
    ...CriticalAnswer_consultation
  }
`);

/** A consultation with what puts it in its place on the page, as the list, every act and every event give it. */
export type Entry = Omit<Entry_ConsultationFragment, " $fragmentName">;

/**
 * Tells the page what came of a message, of feedback or of an answer: what is urgent in it comes before everything else on the page.
 * `isAnswered` says that the answer itself is a new one.
 */
export const LaterAdvice = createContext<(consultation: Entry, isAnswered?: boolean) => void>(() => undefined);
export const useLaterAdvice = () => useContext(LaterAdvice);
