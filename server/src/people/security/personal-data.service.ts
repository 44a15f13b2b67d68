import type { PersonalData } from "../../platform/personal-data";

/** Which staff denied networks. */
export const SECURITY_DATA: readonly PersonalData[] = [
  {
    columns: ["firewall_rules.created_by"],
    erasure: "Rules of the firewall that you added stay, without your name.",
  },
];
