import { useMutation } from "@apollo/client/react";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import type { FactStanding } from "../../gql/graphql";
import { Questions_AnswerDocument } from "../../gql/graphql";
import { useLaterAdvice } from "./laterAdvice";
import { Understood, type UnderstoodProps } from "./Understood";

export interface UnderstoodChipsProps extends Pick<UnderstoodProps, "facts" | "forWhom"> {
  consultationId: string;
}

/** What was understood, each to be taken away with a tap where it is not so; the answer follows. */
export function UnderstoodChips({ consultationId, facts, forWhom }: UnderstoodChipsProps) {
  const { t } = useTranslation("questions");
  const { t: common } = useTranslation("common");
  const [send, { loading }] = useMutation(Questions_AnswerDocument);
  const [status, setStatus] = useState("");
  const [failure, setFailure] = useState<string>();
  const onAdvice = useLaterAdvice();

  const correct = async (fact: string, label: string, standing: FactStanding) => {
    if (loading) return;
    setFailure(undefined);
    const present = standing === "DENIED" ? [fact] : [];
    try {
      const { data } = await send({
        variables: { id: consultationId, answers: [{ question: `fact:${fact}`, present }] },
      });
      if (!data) throw new Error("The answer came back empty.");
      setStatus(t("chip.done", { label }));
      onAdvice(data.answerQuestions, true);
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("chip.failed"));
    }
  };

  return (
    <>
      <Understood
        facts={facts}
        forWhom={forWhom}
        after={({ fact, label, standing }) => (
          <button
            type="button"
            aria-label={t(standing === "DENIED" ? "chip.isThere" : "chip.isNot", { label })}
            onClick={() => void correct(fact, label, standing)}
          >
            <IconX size={16} aria-hidden />
          </button>
        )}
      />
      {failure && <p role="alert">{failure}</p>}
      <p role="status" className="hidden-text">
        {status}
      </p>
    </>
  );
}
