import type { FastifyInstance } from "fastify";
import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { readAccount } from "../../people/accounts/account.service";
import { requireRole } from "../../platform/access";
import type { HttpDoor, SignedIn } from "../../platform/http/door";
import { fileRoute, type WrittenFile } from "../../platform/http/files";
import { londonDay } from "../../platform/london.rules";
import { EXPORT_FILES } from "../records/record-export.rules";
import { type MedicineList, readMedicineList } from "./medicine-list.service";
import { fhirOfMedicines, writeMedicineList } from "./medicine-list-files";

/** The word in the address for the patient's own list. */
const OWN = "own";

const languageOf = (word: string | undefined): Language => LANGUAGES.find((one) => one === word) ?? "en";
const listOf = (ctx: SignedIn, whom: string): Promise<MedicineList> =>
  readMedicineList(ctx, requireRole(ctx, "CUSTOMER"), whom === OWN ? null : whom);

/**
 * `GET /medicines/:whom/list.pdf?language=` and `GET /medicines/:whom/list.json` (FHIR R4): what the patient ("own") or somebody whom
 * they look after (by id) takes now. Anybody else's is not found, like one that never was.
 */
export default function registerMedicineLists(fastify: FastifyInstance, door: HttpDoor): void {
  const fileOf = ({ clock }: SignedIn, format: "PDF" | "FHIR", parts: WrittenFile["parts"]): WrittenFile => {
    const { ending, mediaType } = EXPORT_FILES[format];
    return { name: `ai-health-assistant-medicines-${londonDay(clock.now())}.${ending}`, mediaType, parts };
  };
  fileRoute(fastify, door, "/medicines/:whom/list.pdf", async (ctx, { whom }, { language }) => {
    const list = await listOf(ctx, whom);
    return fileOf(ctx, "PDF", writeMedicineList(list, languageOf(language), ctx.clock.now()));
  });
  fileRoute(fastify, door, "/medicines/:whom/list.json", async (ctx, { whom }) => {
    const list = await listOf(ctx, whom);
    const { demonstration } = await readAccount(ctx, ctx.who);
    return fileOf(ctx, "FHIR", [JSON.stringify(fhirOfMedicines(list, ctx.clock.now(), demonstration))]);
  });
}
