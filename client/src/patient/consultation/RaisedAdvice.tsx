import { IconPhoneCall } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { CareAdvice, CareCard } from "../../ui/CareCard";
import { Says, Voiced } from "../../ui/Says";
import { SafetyNet, Steps } from "./AnswerParts";
import { isCritical } from "./levels";
import { PhoneText } from "./PhoneText";

type Raised = NonNullable<ConsultationCard_ConsultationFragment["raised"]>;

export interface RaisedAdviceProps {
  raised: Raised;
  /** True when the red card above the page says it all. */
  inRedCard: boolean;
}

/** What was said about something urgent that the patient wrote under the answer, where they wrote it. */
export function RaisedAdvice({ raised: { level, response }, inRedCard }: RaisedAdviceProps) {
  const { t } = useTranslation(["conversation", "common"]);
  const { heading, message, steps, safetyNet } = response;
  if (isCritical(level)) {
    return (
      <Voiced>
        <Says>
          <h3>
            <span className="hidden-text">{t("common:care.level.emergency")}</span>
            {heading}
          </h3>
          {inRedCard ? (
            <p>{t("conversation:raised.inRedCard")}</p>
          ) : (
            <>
              <p>
                <PhoneText>{message}</PhoneText>
              </p>
              <Steps steps={steps} heading={heading} />
            </>
          )}
        </Says>
      </Voiced>
    );
  }
  return (
    <Voiced>
      <CareCard level="urgent" heading={heading} icon={<IconPhoneCall size={30} stroke={1.9} aria-hidden />}>
        <p>
          {t("conversation:raised.kicker")}: <PhoneText>{message}</PhoneText>
        </p>
        <CareAdvice>
          <Steps steps={steps} heading={heading} />
        </CareAdvice>
        <SafetyNet safetyNet={safetyNet} />
      </CareCard>
    </Voiced>
  );
}
