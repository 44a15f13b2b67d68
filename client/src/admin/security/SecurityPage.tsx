import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ApiKeysPanel } from "../../api-keys/ApiKeysPanel";
import { useViewer } from "../../core/session";
import { PageTitle } from "../../ui/PageTitle";
import { Parts } from "../Parts";
import { FirewallPanel } from "./FirewallPanel";
import { IncidentsPanel } from "./incidents/IncidentsPanel";
import { RolesPanel } from "./roles/RolesPanel";
import styles from "./SecurityPage.module.css";

/** The parts of the page in their order, and the permission that opens each. */
const PARTS = [
  { name: "roles", permission: "roles.view", Part: RolesPanel },
  { name: "keys", permission: "security.view", Part: StaffKeys },
  { name: "firewall", permission: "security.view", Part: FirewallPanel },
  { name: "incidents", permission: "security.view", Part: IncidentsPanel },
] as const;

/** Security Settings: one part at a time, each with an address of its own. */
export function SecurityPage() {
  const { t } = useTranslation("security");
  const [params] = useSearchParams();
  const viewer = useViewer();
  const parts = PARTS.filter(({ permission }) => viewer?.permissions.includes(permission));
  const opened = parts.find(({ name }) => name === params.get("part")) ?? parts[0];
  if (!opened) return null;
  const { name: open, Part } = opened;
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
      </div>
      {parts.length > 1 && (
        <Parts
          label={t("parts.label")}
          parts={parts.map(({ name }) => ({
            name: t(`parts.${name}`),
            to: `/admin/security?part=${name}`,
            isOpen: name === open,
          }))}
        />
      )}
      <div className={styles.part}>
        <Part />
      </div>
    </>
  );
}

/** API credentials: keys of our own services, and those of advertisers. */
function StaffKeys() {
  const viewer = useViewer();
  return <ApiKeysPanel owner="STAFF" hasOwners mayManage={viewer?.permissions.includes("security.manage") ?? false} />;
}
