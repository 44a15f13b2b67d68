import type { FastifyInstance } from "fastify";
import { readAccount } from "../../people/accounts/account.service";
import type { HttpDoor } from "../../platform/http/door";
import { fileRoute } from "../../platform/http/files";
import { londonDay } from "../../platform/london.rules";
import { EXPORT_FILES } from "../records/record-export.rules";
import { readHandover } from "./handover.service";
import { fhirOf } from "./handover-fhir";

/**
 * `GET /consultations/:id/handover.json`: one of the person's own consultations for a GP's program, in English, as FHIR R4. Somebody
 * else's is not found, like one that never was.
 */
export default function registerHandovers(fastify: FastifyInstance, door: HttpDoor): void {
  fileRoute(fastify, door, "/consultations/:id/handover.json", async (ctx, { id }) => {
    const handover = await readHandover(ctx, ctx.who, id, "en");
    const { demonstration } = await readAccount(ctx, ctx.who);
    const at = ctx.clock.now();
    const { ending, mediaType } = EXPORT_FILES.FHIR;
    const document = fhirOf(handover, { patientId: ctx.who.id, isDemonstration: demonstration, at });
    return {
      name: `ai-health-assistant-handover-${londonDay(at)}.${ending}`,
      mediaType,
      parts: [JSON.stringify(document)],
    };
  });
}
