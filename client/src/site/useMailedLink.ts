import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, tooManyTries } from "../core/problems";
import type { Problem } from "../ui/ErrorSummary";
import { looksLikeEmail } from "./email";

export interface MailedLinkOptions {
  /** Asks for the link; rejects when that could not be done. */
  request: (email: string) => Promise<unknown>;
  /** What is said of something that is no address, and of a link that could not be asked for. */
  words: { invalid: string; failed: string };
}

/** A form that asks for a link by mail. It always ends with `sentTo`: whether the address is known stays the server's secret. */
export function useMailedLink({ request, words }: MailedLinkOptions) {
  const { t } = useTranslation("common");
  const [email, setEmail] = useState("");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isPending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const ask = async () => {
    const address = email.trim();
    const invalid = { message: words.invalid, fieldId: "email" };
    if (!looksLikeEmail(address)) {
      setProblems([invalid]);
      return;
    }
    setPending(true);
    try {
      await request(address);
      setProblems([]);
      setSentTo(address);
    } catch (error) {
      const failed = { message: tooManyTries(t, error) ?? words.failed };
      setProblems([inputProblems(error).length > 0 ? invalid : failed]);
    } finally {
      setPending(false);
    }
  };

  return {
    /** Goes to the field with the id `email`. */
    field: {
      id: "email",
      value: email,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setEmail(currentTarget.value),
      error: problems.find(({ fieldId }) => fieldId)?.message,
    },
    problems,
    isPending,
    /** The address that a link was sent to, if it is known; undefined while there is something to fill in. */
    sentTo,
    again: () => setSentTo(undefined),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void ask();
    },
  };
}
