import type { FastifyInstance } from "fastify";
import { readHandover } from "../care/consultations/handover.service";
import { fhirOf } from "../care/consultations/handover-fhir";
import { EXPORT_FILES } from "../care/records/record-export.rules";
import { readAccount } from "../people/accounts/account.service";
import { londonDay } from "../platform/london.rules";
import { Problem } from "../platform/problems";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";

/**
 * `GET /consultations/:id/handover.json`: one of the person's own consultations for a GP's program, in English, as FHIR R4. Somebody
 * else's is not found, like one that never was.
 */
export function registerHandoverRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  const url = "/consultations/:id/handover.json";
  fastify.get<{ Params: { id: string } }>(url, { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await ownFileContext(request, reply, options);
    if (!ctx) return reply;
    try {
      const handover = await readHandover(ctx, ctx.who, request.params.id, "en");
      const { demonstration } = await readAccount(ctx, ctx.who);
      const at = ctx.clock.now();
      const { ending, mediaType } = EXPORT_FILES.FHIR;
      return await reply
        .header("content-disposition", `attachment; filename="ai-health-assistant-handover-${londonDay(at)}.${ending}"`)
        .header("x-content-type-options", "nosniff")
        .type(mediaType)
        .send(JSON.stringify(fhirOf(handover, { patientId: ctx.who.id, isDemonstration: demonstration, at })));
    } catch (error) {
      if (error instanceof Problem) return refuseFile(request, reply, error);
      throw error;
    }
  });
}
