import type { ExecutionResult, GraphQLFormattedError, OperationDefinitionNode } from "graphql";
import type { RequestContext } from "../platform/context";
import type { Logger } from "../platform/logger";
import type { Metrics } from "../platform/metrics";
import type { OperationWindow } from "../platform/operations";
import { noteSpan } from "../platform/tracing";
import { maskError } from "./guard/masking";

/** What was run, and since when. What was refused before it was understood has no operation, and "none" as its field. */
export interface Ran {
  started: number;
  operation?: OperationDefinitionNode;
  field: string;
}

/** What leaves of its errors, and the status of the answer where one of them decides it. */
export interface Concluded {
  errors?: GraphQLFormattedError[];
  status?: number;
}

/** Masks what leaves, and counts the operation with whether it failed by our fault. */
export class OperationReport {
  constructor(
    private readonly operations: OperationWindow,
    private readonly metrics: Metrics,
    private readonly log: Logger,
  ) {}

  conclude({ requestId }: RequestContext, errors: ExecutionResult["errors"], ran: Ran): Concluded {
    const masked = (errors ?? []).map((error) => maskError(error, requestId, this.log));
    const durationMs = performance.now() - ran.started;
    const failed = masked.some(({ ours }) => ours);
    this.operations.record(durationMs, failed);
    this.metrics.operations.observe(
      { kind: ran.operation?.operation ?? "none", outcome: failed ? "failed" : "answered" },
      durationMs / 1000,
    );
    const { field } = ran;
    noteSpan(`${ran.operation?.operation ?? "operation"} ${field}`, ran.started, failed);
    const code = masked[0]?.formatted.extensions?.code?.toString() ?? "OK";
    this.metrics.fields.inc({ field, code });
    this.log.debug({ requestId, field, code, ms: Math.round(durationMs) }, "operation");
    if (masked.length === 0) return {};
    return { errors: masked.map(({ formatted }) => formatted), status: masked.find(({ status }) => status)?.status };
  }
}
