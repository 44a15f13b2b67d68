import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PRODUCT_NAME } from "./product.rules";

let isStarted = false;

/**
 * Sends traces to a collector from now on, by OTLP over HTTP. Nothing of a span is anybody's: it is named after a route, a field of the API, a
 * table or a job, and carries neither addresses, texts, values nor who asked.
 * @param collector its address without `/v1/traces`; without one nothing is traced, and no code for it is loaded.
 * @returns what sends the spans that wait, and ends.
 */
export async function startTracing(collector: string | undefined): Promise<() => Promise<void>> {
  if (!collector) return async () => undefined;
  const { BatchSpanProcessor, NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": PRODUCT_NAME }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector}/v1/traces` }))],
  });
  provider.register();
  isStarted = true;
  return () => provider.shutdown();
}

const tracer = trace.getTracer("health");
const spans = new WeakMap<FastifyRequest, Span>();

/** Begins a trace with every request, and ends its first span with the answer. Traces of others are not continued: anybody could send one. */
export function traceRequests(fastify: FastifyInstance): void {
  if (!isStarted) return;
  fastify.addHook("onRequest", (request, _reply, done) => {
    const { method, raw, routeOptions } = request;
    const span = tracer.startSpan(`${method} ${routeOptions.url ?? "none"}`, { kind: SpanKind.SERVER, root: true });
    spans.set(request, span);
    const within = trace.setSpan(context.active(), span);
    context.bind(within, raw); // what waits for the body goes on in its events
    context.with(within, done);
  });
  fastify.addHook("onResponse", (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/**
 * Notes something that is over.
 * @param started when it began, by `performance.now()`.
 */
export function noteSpan(name: string, started: number, failed: boolean): void {
  if (!isStarted) return;
  const span = tracer.startSpan(name, { startTime: started });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const ACT_AND_TABLE = /^\s*(\w+)(?:[\s\S]*?\b(?:from|into|update|join)\s+"?(\w+))?/i;

/** Notes a statement with its first table once its answer is there, where a request that is traced sent it. */
export function noteStatement<Result>(statement: string, answer: Promise<Result>): Promise<Result> {
  if (!isStarted || !trace.getActiveSpan()) return answer;
  const started = performance.now();
  const [, act = "", table = ""] = ACT_AND_TABLE.exec(statement) ?? [];
  const note = (failed: boolean) => noteSpan(`${act.toLowerCase()} ${table}`.trim(), started, failed);
  answer.then(
    () => note(false),
    () => note(true),
  );
  return answer;
}
