import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../../ui/ErrorSummary";
import { CARD_FIELDS, type CardField, giveCard, type TypedCard } from "./cardRoute";

const EMPTY: TypedCard = { cardNumber: "", expiry: "", cvv: "", cardholderName: "" };

/** What is typed into a card form, and what is wrong with it. It lives as long as its dialog and is kept nowhere else. */
export function useCard() {
  const { t } = useTranslation("advertiser");
  const [card, setCard] = useState<TypedCard>(EMPTY);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const change = (field: CardField, value: string) => setCard((before) => ({ ...before, [field]: value }));

  /** Says what went wrong. The security code has to be typed again, everything else stays. */
  const refuse = (message: string) => {
    change("cvv", "");
    setProblems([{ message }]);
  };

  /** Gives the card to the provider. @returns its token, or undefined when something is wrong, which is said then. */
  const takeToken = async (): Promise<string | undefined> => {
    if (isBusy.current) return undefined;
    const missing = CARD_FIELDS.filter((field) => card[field].trim() === "");
    setProblems(missing.map((field) => ({ message: t(`card.missing.${field}`), fieldId: field })));
    if (missing.length > 0) return undefined;
    isBusy.current = true;
    setSending(true);
    const answer = await giveCard(card);
    isBusy.current = false;
    setSending(false);
    if (answer.kind === "token") return answer.cardToken;
    if (answer.kind === "lost") setProblems([{ message: t("card.lost") }]);
    else setProblems(answer.problems.map(({ message, field }) => ({ message, fieldId: field })));
    return undefined;
  };

  return { card, change, problems, refuse, takeToken, isSending };
}

export type CardForm = ReturnType<typeof useCard>;
