import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session";
import { useLanguage } from "../../lib/language";
import { formatFullDay } from "../../lib/time";
import { inline } from "./inline";
import styles from "./Prose.module.css";
import { Sheet } from "./Sheet";

type PageName = "company" | "about" | "legal" | "privacy" | "terms";

/** One part of a page: paragraphs, and lists as lists. */
interface Section {
  title: string;
  text: (string | string[])[];
}

/** Raised when the words of a page change in what they say. */
const LAST_CHANGED = "2026-11-22T12:00:00Z";
/** A table of contents helps from this many parts on. */
const MANY_SECTIONS = 6;

const leadsTo = {
  company: "/register",
  about: "/register",
  legal: "/contact",
  privacy: "/contact",
  terms: "/contact",
} as const;

function StaticPage({ name }: { name: PageName }) {
  const { t } = useTranslation("pages");
  const { demoMode } = useSession();
  const language = useLanguage();
  const { title, lead, cta, sections } = t(name, { returnObjects: true });
  const parts: [id: string, section: Section][] = Object.entries(sections);
  return (
    <Sheet title={title} lead={lead} cta={{ text: cta, to: leadsTo[name] }}>
      {parts.length >= MANY_SECTIONS && (
        <nav className={styles.contents} aria-label={t("contents")}>
          <ul>
            {parts.map(([id, section]) => (
              <li key={id}>
                <a href={`#${id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.prose}>
        {parts.map(([id, section]) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {section.title}
            </h2>
            {section.text.map((block) =>
              typeof block === "string" ? (
                <p key={block}>{inline(block)}</p>
              ) : (
                <ul key={block[0]}>
                  {block.map((item) => (
                    <li key={item}>{inline(item)}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
        {demoMode && (
          <section>
            <h2>{t("demo.title")}</h2>
            <p>{t("demo.text")}</p>
          </section>
        )}
        <p className={styles.changed}>{t("updated", { date: formatFullDay(LAST_CHANGED, language) })}</p>
      </div>
    </Sheet>
  );
}

/** The pages of the company whose words stand in the catalogue `pages` alone. */
export const staticPages = {
  company: () => <StaticPage name="company" />,
  about: () => <StaticPage name="about" />,
  legal: () => <StaticPage name="legal" />,
  privacy: () => <StaticPage name="privacy" />,
  terms: () => <StaticPage name="terms" />,
};
