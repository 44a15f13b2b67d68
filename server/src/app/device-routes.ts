import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { IMPORT_PROBLEMS } from "../care/devices/device-import.rules";
import { addDeviceImport, allowDeviceImport } from "../care/devices/device-import.service";
import type { ArrivedFile } from "../care/devices/import/import-runner";
import { ImportProblem } from "../care/devices/import/parsed";
import { receiveFile } from "../care/devices/import/receive";
import { forbidden, Problem } from "../platform/problems";
import { bodyOf, longBodies } from "./long-bodies";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";
import type { ServerContext } from "./request-context";

export const IMPORTS_URL = "/devices/imports";

type OwnContext = NonNullable<Awaited<ReturnType<typeof ownFileContext>>>;

/**
 * `POST /devices/imports`: a file of readings as the body of the request (application/octet-stream). What it is shows in its first
 * bytes. The answer, `{ id }`, comes when it has arrived; `deviceImportChanged` tells of the rest.
 */
export async function registerDeviceRoutes(
  fastify: FastifyInstance,
  options: Omit<OwnFileOptions, "typed">,
): Promise<void> {
  const arriving = longBodies(fastify);
  await fastify.register(async (scope) => {
    scope.addContentTypeParser("application/octet-stream", (_request, body, done) => done(null, body));
    scope.post(IMPORTS_URL, (request, reply) =>
      arriving(request, async () => {
        const ctx = await ownFileContext(request, reply, options);
        return ctx ? await takeFile(request, reply, ctx) : reply;
      }),
    );
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
async function receive(request: FastifyRequest, { config }: ServerContext): Promise<ArrivedFile> {
  try {
    return await receiveFile(bodyOf(request), config, Number(request.headers["content-length"] ?? 0));
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    const { code: problem } = error;
    throw new Problem(IMPORT_PROBLEMS[problem], { code: "BAD_USER_INPUT", field: "file", problem });
  }
}
