import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconExternalLink } from "@tabler/icons-react";
import { type MouseEvent, useId, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { SponsoredAdvert_RecommendationFragment } from "../../gql/graphql";
import { formatPence } from "../../lib/money";
import { useSeen } from "../../lib/useSeen";
import { AdCard } from "../../ui/AdCard";
import { AdvertChoices, type AdvertFate, AdvertGone } from "./AdvertChoices";
import { fromAdvert } from "./engagement";
import { type ReportOutcome, reportAdEvent } from "./reports";
import styles from "./SponsoredAdvert.module.css";

const SponsoredAdvertFragment = graphql(`
  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {
    id
    title
    description
    imageUrl
    imageAlt
    pricePence
    promoCode
    company
    host
    disclaimer
    privacyNote
    why
    viewToken
    clickToken
    engagementToken
  }
`);

export interface SponsoredAdvertProps {
  recommendation: FragmentType<SponsoredAdvert_RecommendationFragment>;
  /** The advert was looked at so late that it cannot be counted any more. */
  onExpired: () => void;
}

/** One advert, labelled as one. It reports that it was seen, and that it was followed, by tokens that say nothing of the patient. */
export function SponsoredAdvert({ recommendation, onExpired }: SponsoredAdvertProps) {
  const { data, complete } = useFragment({ fragment: SponsoredAdvertFragment, from: recommendation });
  if (!complete) return null;
  return <Advert key={data.id} advert={data} onExpired={onExpired} />;
}

interface AdvertProps {
  advert: SponsoredAdvert_RecommendationFragment;
  onExpired: () => void;
}

function Advert({ advert, onExpired }: AdvertProps) {
  const { t } = useTranslation("patient");
  const card = useRef<HTMLElement>(null);
  const view = useRef<Promise<ReportOutcome>>(undefined);
  const [isExplained, setExplained] = useState(false);
  const [fate, setFate] = useState<AdvertFate>("shown");
  const reasons = useId();

  useSeen(card, advert.id, () => {
    view.current = reportAdEvent("views", advert.viewToken);
    void view.current.then((outcome) => {
      if (outcome === "expired") onExpired();
    });
  });
  const onClick = async (event: MouseEvent) => {
    if (event.button > 1) return;
    // A click counts only after its view, so one that is on its way goes first.
    await view.current;
    await reportAdEvent("clicks", advert.clickToken);
  };

  if (fate !== "shown") {
    return <AdvertGone viewToken={advert.viewToken} fate={fate} onBack={() => setFate("shown")} />;
  }
  return (
    <AdCard
      ref={card}
      name={t("advert.name")}
      label={t("advert.label")}
      action={
        <button
          type="button"
          className={styles.why}
          aria-expanded={isExplained}
          aria-controls={reasons}
          onClick={() => setExplained(!isExplained)}
        >
          {t("advert.why")}
        </button>
      }
      opened={
        <div id={reasons} hidden={!isExplained}>
          <ul className={styles.reasons}>
            <li>{t("advert.paidBy", { company: advert.company })}</li>
            {advert.why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <AdvertChoices viewToken={advert.viewToken} onGone={setFate} />
        </div>
      }
      image={{ url: advert.imageUrl, alt: advert.imageAlt }}
      title={advert.title}
      description={advert.description}
      price={
        advert.pricePence === null ? (
          t("advert.noPrice", { host: advert.host })
        ) : (
          <Trans
            t={t}
            i18nKey="advert.price"
            values={{ price: formatPence(advert.pricePence), host: advert.host }}
            components={{ price: <b /> }}
          />
        )
      }
      code={advert.promoCode === null ? undefined : t("advert.code", { code: advert.promoCode })}
      note={`${advert.disclaimer} ${t(`advert.privacy.${advert.privacyNote}`)}`}
    >
      <a
        className={styles.go}
        href={`/ads/go/${advert.clickToken}`}
        target="_blank"
        rel="noreferrer nofollow sponsored"
        onClick={(event) => void onClick(event)}
        onAuxClick={(event) => void onClick(event)}
      >
        {t("advert.learnMore")}
        <IconExternalLink size={18} stroke={1.75} aria-hidden />
        <span className="hidden-text">{t("advert.newTab")}</span>
      </a>
      <Link className={styles.go} to="/consultation" state={fromAdvert(advert.engagementToken)}>
        {t("advert.ask")}
      </Link>
    </AdCard>
  );
}
