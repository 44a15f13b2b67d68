import { IconDownload, IconEraser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/language";
import { formatTimeOfDay } from "../../lib/time";
import styles from "./Features.module.css";

/** What exists, each with a small working piece of the product in place of an icon. */
export function Features() {
  const { t } = useTranslation(["site", "common"]);
  const language = useLanguage();
  return (
    <>
      <h2 className={styles.title}>{t("landing.features.title")}</h2>
      <div className={styles.features}>
        <article>
          <div className={styles.piece} aria-hidden="true">
            <span className={styles.bubble}>{t("landing.features.askExample")}</span>
          </div>
          <h3>{t("landing.features.ask")}</h3>
          <p>{t("landing.features.askText")}</p>
        </article>
        <article>
          <div className={styles.piece} aria-hidden="true">
            <span className={styles.ladder}>
              <i />
              <i />
              <i />
              <i />
              <b>999</b>
            </span>
          </div>
          <h3>{t("landing.features.stop")}</h3>
          <p>{t("landing.features.stopText")}</p>
        </article>
        <article>
          <div className={styles.piece} aria-hidden="true">
            <span className={styles.track}>
              <span className={styles.done}>{t("landing.features.pharmacistSent")}</span>
              <span className={styles.done}>{t("landing.features.pharmacistSeen")}</span>
              <span>{t("landing.features.pharmacistReply")}</span>
            </span>
          </div>
          <h3>{t("landing.features.pharmacist")}</h3>
          <p>{t("landing.features.pharmacistText")}</p>
        </article>
        <article>
          <div className={styles.piece} aria-hidden="true">
            <span className={styles.live}>
              <b>
                <i />
                {t("common:live.live")}
              </b>
              {t("landing.features.liveSeen", { time: formatTimeOfDay(19 + 24 / 60, language) })}
            </span>
          </div>
          <h3>{t("landing.features.live")}</h3>
          <p>{t("landing.features.liveText")}</p>
        </article>
        <article>
          <div className={styles.piece} aria-hidden="true">
            <span className={styles.advert}>
              <b>{t("landing.features.advertsLabel")}</b>
              <i />
              <i />
            </span>
          </div>
          <h3>{t("landing.features.adverts")}</h3>
          <p>{t("landing.features.advertsText")}</p>
        </article>
        <article>
          <div className={styles.piece} aria-hidden="true">
            <span className={styles.chips}>
              <span>
                <IconDownload size={18} stroke={1.75} />
                {t("landing.features.dataDownload")}
              </span>
              <span>
                <IconEraser size={18} stroke={1.75} />
                {t("landing.features.dataErase")}
              </span>
            </span>
          </div>
          <h3>{t("landing.features.data")}</h3>
          <p>{t("landing.features.dataText")}</p>
        </article>
      </div>
    </>
  );
}
