import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useStore } from "../../lib/store";
import { formatHourMinute } from "../../lib/time";
import styles from "./CreativesPage.module.css";
import { clearResults, reviewResults, useResultWords } from "./useReviewNotices";

/** The results of reviews that came while this tab was open. They stay when their notices have gone. */
export function ResultsNote() {
  const { t } = useTranslation("creatives");
  const say = useResultWords();
  const { results } = useStore(reviewResults);
  if (results.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="review-results">
      <h2 id="review-results">{t("news.title")}</h2>
      <ul>
        {results.map(({ creativeId, title, status, at }) => (
          <li key={creativeId}>
            <span className="num">{formatHourMinute(new Date(at))}</span> {say(status)}:{" "}
            <Link to={`/advertiser/creatives/${creativeId}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={clearResults}>
        {t("news.clear")}
      </button>
    </section>
  );
}
