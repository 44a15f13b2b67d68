import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "../platform/config";

/** The strict headers of every answer, worked out once: they depend on nothing of a request. */
export function securityHeaders({ publicUrl }: Pick<Config, "publicUrl">): Record<string, string> {
  const work = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes style attributes; there is no other inline code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", publicUrl.replace(/^http/, "ws")], // 'self' does not cover websockets in every browser
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    hsts: publicUrl.startsWith("https:"),
    crossOriginEmbedderPolicy: false,
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  work(request, answer, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
