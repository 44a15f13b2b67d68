import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { IMPORT_PROBLEMS } from "../devices/device-import.rules";
import { addDeviceImport, allowDeviceImport } from "../devices/device-import.service";
import type { ArrivedFile } from "../devices/import/import-runner";
import { ImportProblem } from "../devices/import/parsed";
import { receiveFile } from "../devices/import/receive";
import { forbidden, Problem } from "../platform/problems";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";
import type { ServerContext } from "./request-context";

export const IMPORTS_URL = "/devices/imports";

/** An upload of which nothing arrives for this long, in ms, is given up. */
const SILENCE_MS = 30_000;
/** How long a refused upload is still let in, in ms, so that its sender reads the refusal and not a broken connection. */
const LINGER_MS = 5_000;

type OwnContext = NonNullable<Awaited<ReturnType<typeof ownFileContext>>>;

/**
 * `POST /devices/imports`: a file of readings as the body of the request (application/octet-stream). What it is shows in its first
 * bytes. The answer, `{ id }`, comes when it has arrived; `deviceImportChanged` tells of the rest.
 */
export async function registerDeviceRoutes(
  fastify: FastifyInstance,
  options: Omit<OwnFileOptions, "typed">,
): Promise<void> {
  const arriving = new Set<FastifyRequest["raw"]>();
  fastify.addHook("preClose", async () => {
    for (const request of arriving) request.destroy();
  });
  await fastify.register(async (scope) => {
    scope.addContentTypeParser("application/octet-stream", (_request, body, done) => done(null, body));
    scope.post(IMPORTS_URL, async (request, reply) => {
      arriving.add(request.raw);
      request.raw.setTimeout(SILENCE_MS, () => request.raw.destroy());
      try {
        const ctx = await ownFileContext(request, reply, options);
        return ctx ? await takeFile(request, reply, ctx) : reply;
      } finally {
        arriving.delete(request.raw);
        request.raw.setTimeout(0);
        letIn(request);
      }
    });
  });
}

async function takeFile(request: FastifyRequest, reply: FastifyReply, ctx: OwnContext): Promise<FastifyReply> {
  try {
    if (ctx.who.role !== "CUSTOMER") throw forbidden();
    await allowDeviceImport(ctx, ctx.who);
    const file = await receive(request, ctx);
    const { id } = await addDeviceImport(ctx, ctx.who, file.shape.kind).catch(async (error: unknown) => {
      await file.handle.close();
      throw error;
    });
    ctx.imports.take({ ...file, importId: id, patientId: ctx.who.id });
    return reply.code(202).send({ id });
  } catch (error) {
    if (error instanceof Problem) return refuseFile(request, reply, error);
    throw error;
  }
}

/** @throws Problem on the field `file`, with the name of what is wrong in `problem`. */
async function receive({ raw, headers }: FastifyRequest, { config }: ServerContext): Promise<ArrivedFile> {
  try {
    const body = raw.iterator({ destroyOnReturn: false });
    return await receiveFile(body, config, Number(headers["content-length"] ?? 0));
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    const { code: problem } = error;
    throw new Problem(IMPORT_PROBLEMS[problem], { code: "BAD_USER_INPUT", field: "file", problem });
  }
}

/** Lets what is left of a refused upload in for a while. */
function letIn({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  raw.once("close", () => clearTimeout(timer));
}
