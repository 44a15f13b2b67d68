import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { hashPassword } from "../accounts/passwords";
import type { User } from "../accounts/user.entity";
import { STAFF_MESSAGES } from "./staff.rules";
import { ACTS, act, type Member, refusal, roleNamed } from "./staff.test-support";

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword("Owners-pass-1");
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from staff_memberships"));

const newOwner = (changes: Partial<User> = {}) =>
  server.patient({ role: "ADMIN", staffRoles: ["owner"], passwordHash, ...changes });
const ownersLeft = async () => {
  const [{ count }] = await server.db.query(
    `select count(*)::int from staff_memberships m join staff_roles r on r.id = m.role_id join users u on u.id = m.user_id
      where r.key = 'owner' and u.suspended_at is null and u.password_hash is not null`,
  );
  return count;
};

const remove = (by: Caller, { id }: { id: string }) => by.run(ACTS.remove, { userId: id, acceptsOwnLoss: true });
const ERASE = 'mutation { eraseAccount(password: "Owners-pass-1") }';

it("the last owner who can sign in keeps role and account, and is named as such", async () => {
  const last = await newOwner();
  await newOwner({ passwordHash: null }); // invited
  await newOwner({ suspendedAt: new Date() });
  const [ownerRole, analyst] = [await roleNamed(last, "owner"), await roleNamed(last, "analyst")];
  const set = { userId: last.user.id, roleIds: [analyst.id], seenRoleIds: [ownerRole.id], acceptsOwnLoss: true };
  for (const said of [
    await refusal(last, ACTS.set, set),
    await refusal(last, ACTS.remove, { userId: last.user.id, acceptsOwnLoss: true }),
  ]) {
    expect(said).toMatchObject({ code: "CONFLICT", message: STAFF_MESSAGES.lastOwner });
  }
  expect((await last.run(ERASE)).errors?.[0]).toMatchObject({ extensions: { code: "CONFLICT" } });
  const { nodes } = await act<{ nodes: Member[] }>(last, ACTS.members, { search: last.user.email });
  expect(nodes).toMatchObject([{ isLastOwner: true }]);
  await newOwner();
  const after = await act<{ nodes: Member[] }>(last, ACTS.members, { search: last.user.email });
  expect(after.nodes).toMatchObject([{ isLastOwner: false }]);
});

it("two owners who remove each other at once leave one, thirty times", async () => {
  for (let round = 0; round < 30; round += 1) {
    await server.db.query("delete from staff_memberships");
    const [one, other] = [await newOwner(), await newOwner()];
    const answers = await Promise.all([remove(one, other.user), remove(other, one.user)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await ownersLeft()).toBe(1);
  }
});

/** Lets both begin before either can go on. */
async function atOnce(ids: string[], begin: () => Promise<{ errors?: unknown }>[]): Promise<{ errors?: unknown }[]> {
  const answers = await server.db.transaction(async (tx) => {
    await tx.query("select 1 from users where id = any($1) for update", [ids]);
    const begun = begin();
    await until(async () => {
      const [{ waiting }] = await server.db.query(
        "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return waiting === 2;
    }, "both to wait");
    return { begun };
  });
  return Promise.all(answers.begun);
}

it.each([
  [
    "remove themselves",
    (one: Caller, other: Caller, [a = "", b = ""]: string[]) => [remove(one, { id: a }), remove(other, { id: b })],
  ],
  [
    "remove each other",
    (one: Caller, other: Caller, [a = "", b = ""]: string[]) => [remove(one, { id: b }), remove(other, { id: a })],
  ],
  [
    "leave, one by erasing the own account",
    (one: Caller, other: Caller, [a = ""]: string[]) => [remove(one, { id: a }), other.run(ERASE)],
  ],
  ["erase their accounts", (one: Caller, other: Caller) => [one.run(ERASE), other.run(ERASE)]],
])("one owner stays when two %s at the same moment", async (_what, begin) => {
  const [one, other] = [await newOwner(), await newOwner()];
  const ids = [one.user.id, other.user.id];
  const answers = await atOnce(ids, () => begin(one, other, ids));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await ownersLeft()).toBe(1);
});
