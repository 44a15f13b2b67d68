import { createContext, useContext } from "react";
import type { ReplyForm_ReplyMutation } from "../../gql/graphql";

/** A consultation after something was written under its answer, or what was asked back was answered. */
export type Later = ReplyForm_ReplyMutation["replyToPharmacist"];

/**
 * Tells the page what came of a message, of feedback or of an answer: what is urgent in it comes before everything else on the page.
 * `isAnswered` says that the answer itself is a new one.
 */
export const LaterAdvice = createContext<(consultation: Later, isAnswered?: boolean) => void>(() => undefined);
export const useLaterAdvice = () => useContext(LaterAdvice);
