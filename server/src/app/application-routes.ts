import type { FastifyInstance, FastifyRequest } from "fastify";
import { findDocumentFile } from "../ads/applications/application-documents.service";
import { Problem } from "../platform/problems";
import { fileContext, type OwnFileOptions, refuseFile, sendStoredFile } from "./own-files";

/**
 * `GET /applications/documents/:documentId`: the file of a document, for reviewers with their session and for its applicant with
 * the header `authorization: Application <token>`.
 */
export function registerApplicationRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  fastify.get<{ Params: { documentId: string } }>("/applications/documents/:documentId", async (request, reply) => {
    const ctx = await fileContext(request, reply, options);
    if (!ctx) {
      return reply;
    }
    try {
      const file = await findDocumentFile(ctx, request.params.documentId, secretIn(request));
      return await sendStoredFile(request, reply, ctx, file);
    } catch (error) {
      if (error instanceof Problem) return refuseFile(request, reply, error);
      throw error;
    }
  });
}

const secretIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Application ([\w-]{1,100})$/i.exec(headers.authorization ?? "")?.[1];
