import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { CriticalAnswer_ConsultationFragment } from "../../gql/graphql";
import { EmergencyCard } from "../../ui/EmergencyCard";
import { cardId } from "./questionScreens";

const CriticalAnswerFragment = graphql(`
  fragment CriticalAnswer_consultation on Consultation {
    id
    level
    response {
      heading
      message
      steps {
        title
        description
      }
      references {
        title
        url
      }
      openQuestions {
        id
        text
      }
      helpLines {
        lines {
          name
          phone
        }
      }
      signals {
        label
        source {
          title
          url
        }
      }
    }
    raised {
      level
      response {
        heading
        message
        steps {
          title
          description
        }
        references {
          title
          url
        }
      }
    }
  }
`);

/** "Chest pain" inside a sentence; abbreviations such as "GP" keep their capitals, and so does each German noun. */
const inSentence = (label: string, language: string) =>
  language === "de" ? label : label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

export interface CriticalAnswerProps {
  consultation: FragmentType<CriticalAnswer_ConsultationFragment>;
  /** True for what was written under the answer later, not for the question. */
  isLater: boolean;
  /** True when the question was asked on this page a moment ago. */
  takesFocus: boolean;
}

/** The red card above the page, for an emergency with the page to read on, for a crisis with the lines to call. */
export function CriticalAnswer({ consultation, isLater, takesFocus }: CriticalAnswerProps) {
  const { t, i18n } = useTranslation("patient");
  const { data, complete } = useFragment({ fragment: CriticalAnswerFragment, from: consultation });
  if (!complete) return null;
  const { level, response } = isLater && data.raised ? data.raised : data;
  const { heading, message, steps, references } = response;
  const signals = isLater ? [] : data.response.signals;
  const isCrisis = level === "CRISIS";
  const [signal] = signals;
  const [reference] = references;
  // What the text model raised leads to our own page about it, which is no health information.
  const isNamed = signal && !signal.source.url.startsWith("/");
  const sign = signal ? inSentence(signal.label, i18n.language) : "";
  // What may explain the signs is asked below, out of sight on a phone.
  const [question] = isLater ? [] : (data.response.openQuestions ?? []);
  const page = isNamed
    ? { label: t("consultation.healthInformation", { title: signal.source.title }), href: signal.source.url }
    : reference && { label: reference.title, href: reference.url };
  const kicker = isNamed ? t("consultation.kicker", { sign }) : signal?.label;
  // Of what was written later the steps name the lines.
  const fitting = isLater ? [] : (data.response.helpLines?.[0]?.lines ?? []);
  const called = fitting.flatMap(({ name, phone }) => (phone ? [{ name, phone }] : [])).slice(0, 2);
  const lines =
    called.length > 0
      ? called.map(({ name, phone }) => ({
          label: name.endsWith(phone) ? name : `${name} ${phone.replaceAll(" ", "\u00a0")}`,
          href: `tel:${phone.replaceAll(" ", "")}`,
        }))
      : [
          { label: t("consultation.call111"), href: "tel:111" },
          { label: t("consultation.callSamaritans"), href: "tel:116123" },
        ];
  return (
    <EmergencyCard
      heading={heading}
      kicker={isCrisis ? undefined : kicker}
      lead={message}
      links={isCrisis ? lines : page ? [page] : []}
      steps={steps}
      more={question && { label: question.text, href: `#${cardId(data.id)}` }}
      takesFocus={takesFocus}
      headingLevel="h1"
    />
  );
}
