import { randomUUID } from "node:crypto";
import { type EntityManager, In } from "typeorm";
import { ConsentEntry } from "./consent.entity";
import { presentText, REGISTRATION_PURPOSES } from "./consent-texts.rules";
import { StaffMembership, StaffRole } from "./staff-role.entity";
import { User } from "./user.entity";

export type UserExample = Partial<Omit<User, "id">> & {
  /** Keys of staff roles, for administrators. */
  staffRoles?: string[];
};

/** Stores an example of a person: a patient with a confirmed address who agreed to both consents, unless told otherwise. */
export async function makeUser(manager: EntityManager, { staffRoles = [], ...given }: UserExample = {}): Promise<User> {
  const user = await manager.getRepository(User).save({
    email: `person-${randomUUID()}@example.test`,
    emailVerifiedAt: new Date(),
    pendingEmail: null,
    name: "Robin Example",
    passwordHash: null,
    role: "CUSTOMER",
    language: "en",
    city: null,
    demonstration: false,
    suspendedAt: null,
    createdAt: new Date(),
    ...given,
  });
  if (user.role === "CUSTOMER") {
    await manager.getRepository(ConsentEntry).insert(
      REGISTRATION_PURPOSES.map((purpose) => ({
        userId: user.id,
        purpose,
        granted: true,
        textVersion: presentText(purpose).version,
        recordedAt: user.createdAt,
      })),
    );
  }
  if (staffRoles.length > 0) {
    const roles = await manager.getRepository(StaffRole).findBy({ key: In(staffRoles) });
    const memberships = roles.map(({ id: roleId }) => ({ userId: user.id, roleId }));
    await manager.getRepository(StaffMembership).insert(memberships);
  }
  return user;
}
