import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ApiProblem, inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import type { AcknowledgeExpiry } from "../../gql/graphql";
import type { AnomalyEntry } from "./useAnomalies";

const AcknowledgeDocument = graphql(`
  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!, $expiry: AcknowledgeExpiry) {
    acknowledgeAnomaly(id: $id, note: $note, expiry: $expiry) {
      ...Anomalies_entry @unmask
    }
  }
`);

/** Acknowledging, once at a time. `acknowledge` answers with what stood in the way, or with nothing when it is done. */
export function useAcknowledge(onAcknowledged: (anomaly: AnomalyEntry) => void) {
  const { t } = useTranslation("admin");
  const [send, { loading }] = useMutation(AcknowledgeDocument);
  const isSending = useRef(false);
  const acknowledge = async (id: string, note: string, expiry?: AcknowledgeExpiry): Promise<ApiProblem | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      const { data } = await send({ variables: { id, note, ...(expiry && { expiry }) } });
      if (!data) throw new Error("The anomaly came back empty.");
      onAcknowledged(data.acknowledgeAnomaly);
      return undefined;
    } catch (error) {
      return inputProblems(error)[0] ?? { message: t("systemHealth.anomalies.acknowledgeFailed") };
    } finally {
      isSending.current = false;
    }
  };
  return { acknowledge, isPending: loading };
}
