import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { readMedicineList } from "../care/consultations/medicine-list.service";
import { fhirOfMedicines, writeMedicineList } from "../care/consultations/medicine-list-files";
import { EXPORT_FILES } from "../care/records/record-export.rules";
import { LANGUAGES, type Language } from "../people/accounts/account.rules";
import { readAccount } from "../people/accounts/account.service";
import { londonDay } from "../platform/london.rules";
import { notFound, Problem } from "../platform/problems";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";

/** The word in the address for the patient's own list. */
const OWN = "own";

type OwnContext = NonNullable<Awaited<ReturnType<typeof ownFileContext>>>;

const languageOf = (word: string | undefined): Language => LANGUAGES.find((one) => one === word) ?? "en";

/**
 * `GET /medicines/:whom/list.pdf?language=` and `GET /medicines/:whom/list.json` (FHIR R4): what the patient ("own") or somebody whom
 * they look after (by id) takes now. Anybody else's is not found, like one that never was.
 */
export function registerMedicineListRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  const serve = (
    url: string,
    { ending, mediaType }: (typeof EXPORT_FILES)["PDF" | "FHIR"],
    write: (ctx: OwnContext, whom: string | null, language: Language) => Promise<Readable | string>,
  ) =>
    fastify.get<{ Params: { whom: string }; Querystring: { language?: string } }>(
      url,
      { exposeHeadRoute: false },
      async (request, reply) => {
        const ctx = await ownFileContext(request, reply, options);
        if (!ctx) return reply;
        const { whom } = request.params;
        try {
          if (ctx.who.role !== "CUSTOMER") throw notFound();
          const file = await write(ctx, whom === OWN ? null : whom, languageOf(request.query.language));
          const name = `ai-health-assistant-medicines-${londonDay(ctx.clock.now())}.${ending}`;
          return await reply
            .header("content-disposition", `attachment; filename="${name}"`)
            .header("x-content-type-options", "nosniff")
            .type(mediaType)
            .send(file);
        } catch (error) {
          if (error instanceof Problem) return refuseFile(request, reply, error);
          throw error;
        }
      },
    );
  serve("/medicines/:whom/list.pdf", EXPORT_FILES.PDF, async (ctx, whom, language) => {
    const list = await readMedicineList(ctx, ctx.who, whom);
    return Readable.from(writeMedicineList(list, language, ctx.clock.now()));
  });
  serve("/medicines/:whom/list.json", EXPORT_FILES.FHIR, async (ctx, whom) => {
    const list = await readMedicineList(ctx, ctx.who, whom);
    const { demonstration } = await readAccount(ctx, ctx.who);
    return JSON.stringify(fhirOfMedicines(list, ctx.clock.now(), demonstration));
  });
}
