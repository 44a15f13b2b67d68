import { ApiKeysPanel } from "../../api-keys/ApiKeysPanel";
import { useViewer } from "../../core/session";

/** API credentials: keys of our own services, and those of advertisers. */
export function StaffKeys() {
  const viewer = useViewer();
  return <ApiKeysPanel owner="STAFF" hasOwners mayManage={viewer?.permissions.includes("security.manage") ?? false} />;
}
