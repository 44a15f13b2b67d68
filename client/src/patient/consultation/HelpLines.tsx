import { useTranslation } from "react-i18next";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import styles from "./HelpLines.module.css";

type Group = NonNullable<ConsultationCard_ConsultationFragment["response"]["helpLines"]>[number];

function Lines({ lines }: Pick<Group, "lines">) {
  return (
    <ul>
      {lines.map(({ name, phone, about, url }) => (
        <li key={name}>
          <a href={url} rel="noreferrer">
            {name}
          </a>
          {phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
          <span>{about}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many lines stand open. */
const MOST_LINES = 2;

export interface HelpLinesProps {
  helpLines: readonly Group[] | null;
  /** What stands with them: a line that a step names is not named again. */
  steps?: readonly { title: string }[];
}

/** Who to call, first for whoever seems to read it; the others stand below, folded. */
export function HelpLines({ helpLines, steps = [] }: HelpLinesProps) {
  const { t } = useTranslation("patient");
  if (!helpLines) return null;
  const [first, ...others] = helpLines;
  const isNamed = (phone: string | null) => phone !== null && steps.some(({ title }) => title.includes(phone));
  const lines = (first?.lines ?? []).filter(({ phone }) => !isNamed(phone));
  const more = lines.slice(MOST_LINES);
  return (
    <div className={styles.groups}>
      {first && lines.length > 0 && (
        <section>
          <h3>{first.title}</h3>
          <Lines lines={lines.slice(0, MOST_LINES)} />
          {more.length > 0 && (
            <details>
              <summary>{t("dashboard.summary.more", { count: more.length })}</summary>
              <Lines lines={more} />
            </details>
          )}
        </section>
      )}
      {others.map(({ reader, title, lines }) => (
        <details key={reader}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <Lines lines={lines} />
        </details>
      ))}
    </div>
  );
}
