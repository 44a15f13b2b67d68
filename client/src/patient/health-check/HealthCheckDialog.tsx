import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { HealthCheckDialog_OfferFragment, HealthCheckResult_ResultFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { SponsoredAdvert } from "../adverts/SponsoredAdvert";
import { HealthCheckForm } from "./HealthCheckForm";
import styles from "./HealthCheckPopUp.module.css";
import { HealthCheckResult } from "./HealthCheckResult";

graphql(`
  fragment HealthCheckDialog_offer on HealthCheckOffer {
    id
    check {
      slug
      title
      intro
      questions {
        id
        text
        answers {
          value
          text
        }
      }
    }
    sponsor {
      id
      company
      ...SponsoredAdvert_recommendation
    }
  }
`);

export interface HealthCheckDialogProps {
  offer: HealthCheckDialog_OfferFragment;
  /** Closed before it was answered. */
  onClose: () => void;
  /** Closed after the result was seen. */
  onDone: () => void;
}

/** A short questionnaire and what it says, with the advert of the company that pays for it below. */
export function HealthCheckDialog({ offer, onClose, onDone }: HealthCheckDialogProps) {
  const { t } = useTranslation("healthCheck");
  const [result, setResult] = useState<HealthCheckResult_ResultFragment | null>(null);
  const { check, sponsor } = offer;
  const close = () => {
    if (!result) return onClose();
    onDone();
    focusPage(() => document.getElementById("main"));
  };
  return (
    <Dialog isOpen onClose={close} title={check.title} meta={t("label", { company: sponsor.company })}>
      <div className={styles.body}>
        {result ? (
          <HealthCheckResult result={result} />
        ) : (
          <>
            <p>{check.intro}</p>
            <p className="dim">{t("privacy", { company: sponsor.company })}</p>
            <HealthCheckForm offerId={offer.id} questions={check.questions} onAnswered={setResult} />
          </>
        )}
        <div className={styles.sponsor}>
          <SponsoredAdvert recommendation={sponsor} onExpired={() => undefined} />
        </div>
      </div>
    </Dialog>
  );
}
