import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Escalation } from "./Conversation";

/** What a screen reader hears, politely, when a pharmacist writes while the page is open. */
export function MessageAnnouncement({ escalation }: { escalation: Escalation | null }) {
  const { t } = useTranslation(["patient", "conversation"]);
  const newest = escalation?.messages.nodes.find(({ author }) => author === "PHARMACIST");
  const [known, setKnown] = useState(newest?.id);
  const [sentence, setSentence] = useState("");
  const isAnswer = escalation?.status === "ANSWERED";
  const asks = escalation?.status === "NEEDS_REPLY";
  useEffect(() => {
    if (!newest || newest.id === known) return;
    setKnown(newest.id);
    const name = newest.authorName;
    const answered = name
      ? t("patient:consultation.pharmacist.announced", { name })
      : t("patient:consultation.pharmacist.announcedPharmacist");
    const asked = name ? t("conversation:needsReply", { name }) : t("conversation:needsReplyPharmacist");
    const wrote = name ? t("conversation:announced", { name }) : t("conversation:announcedPharmacist");
    setSentence(asks ? asked : isAnswer && known === undefined ? answered : wrote);
  }, [newest, known, asks, isAnswer, t]);
  return (
    <p role="status" className="hidden-text">
      {sentence}
    </p>
  );
}
