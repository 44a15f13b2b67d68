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

/** Who to call, first for whoever seems to read it; the others stand below, folded. */
export function HelpLines({ helpLines }: { helpLines: readonly Group[] | null }) {
  if (!helpLines) return null;
  const [first, ...others] = helpLines;
  return (
    <div className={styles.groups}>
      {first && (
        <section>
          <h3>{first.title}</h3>
          <Lines lines={first.lines} />
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
