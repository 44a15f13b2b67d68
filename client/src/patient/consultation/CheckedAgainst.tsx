import { useFragment } from "@apollo/client/react";
import { IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import styles from "./Answer.module.css";

const CheckedAgainstFragment = graphql(`
  fragment CheckedAgainst_consultation on Consultation {
    id
    response {
      profileCheck {
        used
        message
        missing
      }
    }
  }
`);

/** Says plainly whether the medicines of an answer were compared with the profile, and what the person can add to it. */
export function CheckedAgainst({ consultationId: id }: { consultationId: string }) {
  const { t } = useTranslation("patient");
  const { data, complete } = useFragment({
    fragment: CheckedAgainstFragment,
    from: { __typename: "Consultation", id },
  });
  const check = complete ? data.response.profileCheck : null;
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
