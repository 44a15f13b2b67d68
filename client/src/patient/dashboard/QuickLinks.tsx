import { IconBook2, IconBuildingHospital, IconExternalLink, IconMapPin, IconPhone } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./QuickLinks.module.css";

/** Pages of the NHS first, then the documented encyclopedia. All of them belong to others. */
const LINKS = [
  { name: "healthAToZ", url: "https://www.nhs.uk/conditions/", icon: IconBuildingHospital },
  { name: "pharmacy", url: "https://www.nhs.uk/service-search/pharmacy/find-a-pharmacy/", icon: IconMapPin },
  { name: "online111", url: "https://111.nhs.uk/", icon: IconPhone },
  { name: "medlinePlus", url: "https://medlineplus.gov/", icon: IconBook2 },
] as const;

/** Places of others to read on or to find help. */
export function QuickLinks() {
  const { t } = useTranslation("patient");
  const heading = useId();
  return (
    <nav className={styles.links} aria-labelledby={heading}>
      <h2 id={heading}>{t("dashboard.links.title")}</h2>
      <ul>
        {LINKS.map(({ name, url, icon: Icon }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>
                {t(`dashboard.links.${name}`)} <span className="hidden-text">{t("advert.newTab")}</span>
              </span>
              <IconExternalLink size={17} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
