import { IsNull } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { devicesByUser } from "./device.loaders";
import type { SignedInDeviceType } from "./device.type";
import { describeDevice } from "./device-description";
import { Session } from "./session.entity";
import { endAllSessions, endSession } from "./session.service";

/** The browsers in which a person is signed in, the one that was used last first. */
export async function listDevices(ctx: RequestContext, userId: string): Promise<SignedInDeviceType[]> {
  const rows = await ctx.loaders.get(devicesByUser).load({ userId, at: ctx.clock.now() });
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    description: describeDevice(userAgent),
    current: row.id === ctx.who?.sessionId,
  }));
}

/** Signs one device out, this one too; its websockets close. @throws NOT_FOUND, also for other people's. */
export async function endDevice(ctx: RequestContext, who: Who, id: string): Promise<void> {
  await readOne(ctx.db, Session, { id, userId: who.id, endedAt: IsNull() });
  await ctx.db.transaction((tx) => endSession(tx, ctx, id));
  if (id === who.sessionId) {
    ctx.cookie.clear();
  }
}

/** Signs every device out but this one. */
export async function endOtherDevices(ctx: RequestContext, who: Who): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ended = await endAllSessions(tx, ctx, who.id, who.sessionId);
    await audit(tx, ctx, "other_devices_signed_out", ["user", who.id], { details: { ended } });
  });
}
