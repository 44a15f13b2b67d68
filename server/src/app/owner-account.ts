import { randomUUID } from "node:crypto";
import { looksLikeEmail, NAME_MAX_LENGTH, normaliseEmail, normaliseName } from "../people/accounts/account.rules";
import { makeLink } from "../people/accounts/account-link.service";
import { announceSessionsEnded } from "../people/accounts/session-memory";
import { StaffMembership, StaffRole } from "../people/accounts/staff-role.entity";
import { User } from "../people/accounts/user.entity";
import { STAFF_KEY, staffChanged } from "../people/staff/staff.topics";
import { makeStaffAccount } from "../people/staff/staff-account.service";
import { audit } from "../platform/audit";
import type { Platform } from "../platform/context";
import { insertNew } from "../platform/entity-rows";
import { publish } from "../platform/realtime/topics";

/** Why no owner was made, in a sentence for the terminal. */
export class OwnerRefusal extends Error {}

interface Owner {
  email: string;
  /** Where the password is set: once, within 24 hours. */
  link: string;
  /** False when the account was there before. */
  made: boolean;
}

/**
 * Makes a staff account with the role owner, or gives that role to a member of staff, and makes the link that sets its password.
 * @throws OwnerRefusal for what is no address, and for an address of a patient, an advertiser or a suspended account.
 */
export async function createOwner(
  platform: Pick<Platform, "db" | "clock" | "secrets" | "config">,
  input: { email: string; name?: string },
): Promise<Owner> {
  const email = normaliseEmail(input.email);
  const name = normaliseName(input.name ?? "Owner").slice(0, NAME_MAX_LENGTH) || "Owner";
  if (!looksLikeEmail(email)) {
    throw new OwnerRefusal("Give the address as --email name@example.org.");
  }
  return platform.db.transaction(async (tx) => {
    const known = await tx.getRepository(User).findOneBy({ email });
    if (known && known.role !== "ADMIN") {
      throw new OwnerRefusal("This address belongs to a patient or an advertiser. Use another one for staff.");
    }
    if (known?.suspendedAt) {
      throw new OwnerRefusal("This account is suspended.");
    }
    const id = known?.id ?? (await makeStaffAccount(tx, platform, { email, name }));
    if (!id) {
      throw new OwnerRefusal("Someone registered with this address at the same time.");
    }
    const { id: roleId } = await tx.getRepository(StaffRole).findOneByOrFail({ key: "owner" });
    await insertNew(tx, StaffMembership, { userId: id, roleId });
    await announceSessionsEnded(tx, [{ userId: id }]); // what they may do has changed
    await publish(tx, staffChanged, STAFF_KEY, { what: "member" });
    const ctx = { ...platform, requestId: randomUUID() };
    const token = await makeLink(tx, ctx, { userId: id, purpose: "first_password", email });
    await audit(tx, ctx, "owner_made", ["user", id], { actorId: null, details: { known: known !== null } });
    return { email, link: `${platform.config.publicUrl}/reset-password?token=${token}`, made: known === null };
  });
}
