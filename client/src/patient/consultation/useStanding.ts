import { useTranslation } from "react-i18next";
import type { Escalation } from "./Conversation";

/** What a card says once the question has come further than waiting; null while it waits for the pharmacist. */
export function useStanding(escalation: Escalation | null): { heading: string; text?: string } | null {
  const { t } = useTranslation(["conversation", "patient"]);
  if (!escalation) return null;
  const { status, answeredAt, pharmacistName: name } = escalation;
  if (status === "NEEDS_REPLY") {
    const heading = name ? t("conversation:needsReply", { name }) : t("conversation:needsReplyPharmacist");
    return { heading, text: t("conversation:needsReplyText") };
  }
  if (answeredAt) return { heading: t("patient:consultation.pharmacist.answeredHeading") };
  return status === "CLOSED" ? { heading: t("conversation:closedHeading") } : null;
}
