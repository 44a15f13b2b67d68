import { IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import styles from "./Answer.module.css";

type Check = ConsultationCard_ConsultationFragment["response"]["profileCheck"];

/** Says plainly whether the medicines of an answer were compared with the profile, and what the person can add to it. */
export function CheckedAgainst({ check }: { check: Check }) {
  const { t } = useTranslation("patient");
  if (!check) return null;
  const Icon = check.used ? IconUserCheck : IconUserOff;
  return (
    <div className={styles.checked}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <div>
        <p>{check.message}</p>
        {check.missing && (
          <p>
            {check.missing} <Link to="/profile">{t("consultation.addInProfile")}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
