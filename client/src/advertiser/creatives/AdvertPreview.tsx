import { Trans, useTranslation } from "react-i18next";
import { type AdvertMarks, hostOf } from "../../lib/adverts";
import { formatPence } from "../../lib/money";
import { AdCard } from "../../ui/AdCard";
import { MarkedText } from "../../ui/MarkedText";
import styles from "./CreativePage.module.css";
import type { AdvertText } from "./creatives";

export interface AdvertPreviewProps {
  text: AdvertText;
  pricePence: number | null;
  targetUrl: string;
  image: { url: string; isAnimated: boolean } | null;
  /** What rules found in it. */
  marks: AdvertMarks;
}

/** An advert as patients see it, with the words that rules found marked in their place, and the alt text that screen readers hear. */
export function AdvertPreview({ text, pricePence, targetUrl, image, marks }: AdvertPreviewProps) {
  const { t } = useTranslation("creatives");
  const host = hostOf(targetUrl);
  return (
    <>
      <AdCard
        name={t("one.previewName")}
        label={t("one.sponsored")}
        image={image && { url: image.url, alt: text.altText }}
        title={<MarkedText text={text.title || t("form.field.title")} stretches={marks.TITLE} />}
        description={<MarkedText text={text.description} stretches={marks.DESCRIPTION} />}
        price={
          pricePence === null ? (
            host && t("one.host", { host })
          ) : (
            <Trans
              t={t}
              i18nKey="one.at"
              values={{ price: formatPence(pricePence), host: host || "…" }}
              components={{ price: <b /> }}
            />
          )
        }
        note={<MarkedText text={text.disclaimer} stretches={marks.DISCLAIMER} />}
      />
      {text.altText && (
        <p className={styles.small}>
          {t("one.alt")} <MarkedText text={text.altText} stretches={marks.ALT_TEXT} />
        </p>
      )}
      {image?.isAnimated && <p className={styles.small}>{t("one.animated")}</p>}
    </>
  );
}
