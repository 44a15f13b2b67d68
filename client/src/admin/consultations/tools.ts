import { createContext, useContext } from "react";
import type { ClaimButton_ClaimMutation, PharmacistQueueToolsQuery } from "../../gql/graphql";

/** An entry as every act gives it back. */
export type Changed = ClaimButton_ClaimMutation["claimPharmacistQuestion"];

/** What an open question needs beside itself: texts to insert, and who can be given a question. */
export const QueueTools = createContext<PharmacistQueueToolsQuery | undefined>(undefined);
export const useQueueTools = () => useContext(QueueTools);
