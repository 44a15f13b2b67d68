import { useQuery } from "@apollo/client/react";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../../gql";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { Awaited } from "../../../ui/States";
import styles from "./Roles.module.css";
import type { Member } from "./staff";

const RightsDocument = graphql(`
  query RightsDialog($userId: ID!) {
    explainStaffRights(userId: $userId) {
      permission {
        name
        label
        description
        area
      }
      isAllowed
      because
    }
  }
`);

/** What a person can do, and which role is the reason. */
export function RightsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { data, error, refetch } = useQuery(RightsDocument, {
    variables: { userId: member.id },
    // Forms are filled from it once: it has to be what stands now.
    fetchPolicy: "network-only",
  });
  const rights = data?.explainStaffRights;
  const areas = [...new Set(rights?.map(({ permission }) => permission.area))];
  return (
    <Dialog isOpen onClose={onClose} title={t("rights.title")} meta={member.name}>
      <div className={formStyles.form}>
        {!rights && (
          <Awaited
            failed={error && t("rights.failed")}
            onRetry={refetch}
            lines={["40%", "90%", "84%", "0", "36%", "92%"]}
          />
        )}
        {member.status === "SUSPENDED" && <p>{t("rights.removed")}</p>}
        {areas.map((area) => (
          <section key={area} aria-labelledby={`rights-${area}`}>
            <h3 id={`rights-${area}`} className={styles.areaName}>
              {area}
            </h3>
            <ul className={styles.rights}>
              {rights
                ?.filter(({ permission }) => permission.area === area)
                .map(({ permission, isAllowed, because }) => (
                  <li key={permission.name} data-allowed={isAllowed || undefined}>
                    {isAllowed ? (
                      <IconCheck size={18} stroke={2} aria-hidden />
                    ) : (
                      <IconMinus size={18} stroke={2} aria-hidden />
                    )}
                    <span>
                      <span className={styles.label}>{permission.label}</span>
                      <span className={styles.hint}>
                        {isAllowed ? t("rights.because", { roles: because.join(", ") }) : t("rights.no")}
                      </span>
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
