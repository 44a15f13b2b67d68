import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session";
import { formatDay, formatHourMinute } from "../../lib/time";
import { Awaited } from "../../ui/States";
import { ForecastRecord } from "../insights/ForecastRecord";
import styles from "./ForecastPanel.module.css";
import { type AskedForecast, type Figure, type Forecast, writeFigure } from "./useForecast";

/** What the campaign would get in the next four weeks, with its range, and how each number came about. */
export function ForecastPanel({ asked: { forecast, isAsked, error, retry } }: { asked: AskedForecast }) {
  const { t } = useTranslation("advertiser");
  const { demoMode } = useSession();
  return (
    <section className={styles.panel} aria-labelledby="forecast">
      <div className={styles.head}>
        <h2 id="forecast">{t("forecast.title")}</h2>
        {forecast && <p>{t("forecast.days", { from: formatDay(forecast.from), to: formatDay(forecast.to) })}</p>}
      </div>
      {!isAsked && <p className={styles.none}>{t("forecast.language")}</p>}
      {forecast && <Shown forecast={forecast} />}
      {forecast && <ForecastRecord />}
      {forecast && demoMode && <p className={styles.source}>{t("demonstration")}</p>}
      {isAsked && !forecast && (
        <Awaited failed={error && t("forecast.failed")} onRetry={retry} lines={["100%", "80%"]} />
      )}
    </section>
  );
}

function Shown({ forecast: { state, figures, againAt } }: { forecast: Forecast }) {
  const { t } = useTranslation("advertiser");
  if (state !== "READY") {
    return (
      <p className={styles.none} role="status">
        {t(`forecast.state.${state}`, { time: againAt ? `${formatDay(againAt)}, ${formatHourMinute(againAt)}` : "" })}
      </p>
    );
  }
  return (
    <dl className={`${styles.figures} num`}>
      {figures.map((figure) => (
        <FigureOf key={figure.metric} figure={figure} />
      ))}
    </dl>
  );
}

function FigureOf({ figure: { metric, likely, from, to, why } }: { figure: Figure }) {
  const { t } = useTranslation("advertiser");
  const name = t(`forecast.metric.${metric}`);
  const isKnown = likely !== null && from !== null && to !== null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{isKnown ? t("forecast.about", { figure: writeFigure(metric, likely) }) : "–"}</b>
        {isKnown ? (
          <span>{t("forecast.range", { from: writeFigure(metric, from), to: writeFigure(metric, to) })}</span>
        ) : (
          <span>{t("forecast.tooLittle")}</span>
        )}
        <details>
          <summary>
            {t("forecast.why")}
            <span className="hidden-text">: {name}</span>
          </summary>
          {why.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      </dd>
    </div>
  );
}
