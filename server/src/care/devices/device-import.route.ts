import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireRole } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { forSignedIn, type HttpDoor, type SignedIn } from "../../platform/http/door";
import { bodyOf, type LongBody, longBodies } from "../../platform/http/long-bodies";
import { Problem } from "../../platform/problems";
import { IMPORT_PROBLEMS } from "./device-import.rules";
import { addDeviceImport, allowDeviceImport } from "./device-import.service";
import type { ArrivedFile, ImportRunner } from "./import/import-runner";
import { ImportProblem } from "./import/parsed";
import { receiveFile } from "./import/receive";

interface Parts {
  imports: ImportRunner;
}

const LONG: LongBody = { config: { isLong: true } };

/**
 * `POST /devices/imports`: a file of readings as the body of the request (application/octet-stream). What it is shows in its first
 * bytes. The answer, `{ id }`, comes when it has arrived; `deviceImportChanged` tells of the rest.
 */
export default async function registerDeviceImports(fastify: FastifyInstance, door: HttpDoor<Parts>): Promise<void> {
  const arriving = longBodies(fastify);
  const take = forSignedIn(door, takeFile);
  await fastify.register(async (scope) => {
    scope.addContentTypeParser("application/octet-stream", (_request, body, done) => done(null, body));
    scope.post("/devices/imports", LONG, (request, reply) => arriving(request, () => take(request, reply)));
  });
}

async function takeFile(ctx: SignedIn<Parts>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const who = requireRole(ctx, "CUSTOMER");
  await allowDeviceImport(ctx, who);
  const file = await receive(request, ctx);
  const { id } = await addDeviceImport(ctx, who, file.shape.kind).catch(async (error: unknown) => {
    await file.handle.close();
    throw error;
  });
  ctx.imports.take({ ...file, importId: id, patientId: who.id });
  return reply.code(202).send({ id });
}

/** @throws Problem on the field `file`, with the name of what is wrong in `problem`. */
async function receive(request: FastifyRequest, { config }: Pick<RequestContext, "config">): Promise<ArrivedFile> {
  try {
    return await receiveFile(bodyOf(request), config, Number(request.headers["content-length"] ?? 0));
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    const { code: problem } = error;
    throw new Problem(IMPORT_PROBLEMS[problem], { code: "BAD_USER_INPUT", field: "file", problem });
  }
}
