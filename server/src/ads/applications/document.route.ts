import type { FastifyInstance, FastifyRequest } from "fastify";
import { forCallers, type HttpDoor } from "../../platform/http/door";
import { sendStoredFile } from "../../platform/http/files";
import { findDocumentFile } from "./application-documents.service";

interface Route {
  Params: { documentId: string };
}

/**
 * `GET /applications/documents/:documentId`: the file of a document, for reviewers with their session and for its applicant with
 * the header `authorization: Application <token>`.
 */
export default function registerDocuments(fastify: FastifyInstance, door: HttpDoor): void {
  const handle = forCallers<unknown, Route>(door, async (ctx, request, reply) => {
    const file = await findDocumentFile(ctx, request.params.documentId, secretIn(request));
    return sendStoredFile(request as FastifyRequest, reply, ctx, file);
  });
  fastify.get<Route>("/applications/documents/:documentId", handle);
}

const secretIn = ({ headers }: Pick<FastifyRequest, "headers">): string | undefined =>
  /^Application ([\w-]{1,100})$/i.exec(headers.authorization ?? "")?.[1];
