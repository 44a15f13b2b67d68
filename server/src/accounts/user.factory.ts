import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { CONSENT_TEXT_VERSION } from "./account.rules";
import { ConsentEntry } from "./consent.entity";
import { User } from "./user.entity";

export type UserExample = Partial<Omit<User, "id">> & {
  /** Keys of staff roles, for administrators. */
  staffRoles?: string[];
};

/** Stores an example of a person: a patient who agreed to both consents, unless told otherwise. */
export async function makeUser(manager: EntityManager, { staffRoles = [], ...given }: UserExample = {}): Promise<User> {
  const user = await manager.getRepository(User).save({
    email: `person-${randomUUID()}@example.test`,
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
    const consent = { userId: user.id, granted: true, textVersion: CONSENT_TEXT_VERSION, recordedAt: user.createdAt };
    await manager.getRepository(ConsentEntry).insert([
      { ...consent, purpose: "data_use" },
      { ...consent, purpose: "nhs_integration" },
    ]);
  }
  for (const key of staffRoles) {
    await manager.query(
      "insert into staff_memberships (user_id, role_id) select $1, id from staff_roles where key = $2",
      [user.id, key],
    );
  }
  return user;
}
