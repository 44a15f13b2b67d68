import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useSession } from "../../core/session";
import { useIsLive } from "../../lib/useIsLive";
import { Skeleton } from "../../ui/States";
import { inline } from "../pages/inline";
import { Sheet } from "../pages/Sheet";
import { ContactForm } from "./ContactForm";
import styles from "./ContactPage.module.css";
import { toTopic } from "./contactMessage";

/** A message to the people behind the product. Health details have no place here, and the page says so first. */
export function ContactPage() {
  const { t } = useTranslation("pages");
  const [search] = useSearchParams();
  const { status, viewer } = useSession();
  const isLive = useIsLive();
  return (
    <Sheet title={t("contact.title")} lead={t("contact.lead")} cta={{ text: t("contact.cta"), to: "/register" }}>
      <div className={styles.warning}>
        <h2>{t("contact.warning.title")}</h2>
        <p>{inline(t("contact.warning.text"))}</p>
      </div>
      {/* No drawn fields: what somebody typed into them before the page is live would be lost. */}
      {status === "loading" || !isLive ? (
        <Skeleton block={620} className={styles.waiting} />
      ) : (
        <ContactForm key={viewer?.id} topic={toTopic(search.get("topic"))} writer={viewer} />
      )}
    </Sheet>
  );
}
