import { createContext, useContext } from "react";
import type { ReplyForm_ReplyMutation } from "../../gql/graphql";

/** A consultation after something was written under its answer. */
export type Later = ReplyForm_ReplyMutation["replyToPharmacist"];

/** Tells the page what came of a message or of feedback: what is urgent in it comes before everything else on the page. */
export const LaterAdvice = createContext<(consultation: Later) => void>(() => undefined);
export const useLaterAdvice = () => useContext(LaterAdvice);
