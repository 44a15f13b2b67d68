import { createHash } from "node:crypto";
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from "graphql";
import type { ConsentPurpose } from "../people/accounts/consent-texts.rules";
import type { RequestContext } from "../platform/context";
import type { Logger } from "../platform/logger";
import type { Metrics } from "../platform/metrics";
import { type FrameSocket, SharedExecutions } from "../platform/realtime/shared-executions";
import { whileConsented } from "./consented-results";
import { isAboutTheSchema } from "./guard/introspection";
import { rootFields } from "./guard/key-scopes";
import { maskError } from "./guard/masking";
import { documentLimits, guardOperation, OPERATION_LIMITS, selectOperation } from "./guard/operation-guard";
import type { DocumentGate } from "./guard/trusted-documents";

/** A subscription, or a question about the schema, that has passed the guard. */
export interface PreparedSubscription extends ExecutionArgs {
  contextValue: RequestContext;
  operation: OperationDefinitionNode;
  query: string;
}

/** What a client sends to open a subscription. */
export interface SubscribePayload {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

const rules = [...specifiedRules, ...documentLimits];

/** Runs subscriptions for the websocket door: the same guard as over HTTP, and one execution for all who get the same answer. */
export class SocketOperations {
  private readonly shared = new SharedExecutions();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly metrics: Metrics,
    private readonly log: Logger,
    private readonly gate: DocumentGate,
  ) {}

  /**
   * The guard of this door.
   * @throws GraphQLError or Problem; nothing has run by then.
   */
  async prepare(payload: SubscribePayload, context: () => Promise<RequestContext>): Promise<PreparedSubscription> {
    const { query, operationName } = payload;
    const variables = payload.variables ?? {};
    const contextValue = await context();
    this.gate(contextValue, query);
    const document = parse(query, { maxTokens: OPERATION_LIMITS.tokens });
    const [wrong] = validate(this.schema, document, rules, { maxErrors: 1 });
    if (wrong) {
      throw wrong;
    }
    const operation = selectOperation({ schema: this.schema, document, operationName });
    if (operation.operation !== "subscription" && !isAboutTheSchemaAlone(document, operation)) {
      throw new GraphQLError("Only subscriptions and introspection are served here; send this over HTTP.", {
        extensions: { code: "BAD_USER_INPUT" },
      });
    }
    await guardOperation(contextValue, { schema: this.schema, document, operationName, variables });
    return { schema: this.schema, document, operation, operationName, variableValues: variables, contextValue, query };
  }

  /** Answers a question about the schema; starts a prepared subscription, or joins the running execution of one that is the same for everybody like this person. */
  async start(
    prepared: PreparedSubscription,
    subscriptionId: string,
    socket: FrameSocket,
  ): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
    if (prepared.operation.operation === "query") {
      return execute(prepared);
    }
    const begin = () => subscribe(prepared);
    const key = this.sharingKey(prepared);
    const results = key
      ? this.shared.join(key, () => this.maskedResults(prepared, begin), subscriptionId, socket)
      : await begin();
    if (!(Symbol.asyncIterator in results)) {
      return results;
    }
    this.metrics.subscriptions.inc();
    const purpose = this.fieldOf(prepared)?.extensions.consent as ConsentPurpose | undefined;
    // Others are refused by the field itself.
    const isPatient = prepared.contextValue.who?.role === "CUSTOMER";
    const consented = purpose && isPatient ? whileConsented(prepared.contextValue, purpose, results) : results;
    return finallyDo(consented, () => this.metrics.subscriptions.dec());
  }

  /** The result without anything internal. */
  maskResult({ contextValue }: PreparedSubscription, result: ExecutionResult): ExecutionResult {
    const errors = result.errors?.map((error) => this.mask(error, contextValue.requestId));
    return errors ? { ...result, errors } : result;
  }

  /** The error without anything internal, still as an error object, which is what the protocol library writes. */
  mask(error: unknown, requestId: string): GraphQLError {
    const { formatted } = maskError(asGraphqlError(error), requestId, this.log);
    if (formatted.extensions?.code === "RESYNC_REQUIRED") {
      this.metrics.resyncs.inc();
    }
    return new GraphQLError(formatted.message, { path: formatted.path, extensions: formatted.extensions });
  }

  private async maskedResults(
    prepared: PreparedSubscription,
    begin: () => ReturnType<typeof subscribe>,
  ): Promise<AsyncIterable<ExecutionResult>> {
    const results = await begin();
    if (!(Symbol.asyncIterator in results)) {
      throw results.errors?.[0] ?? new Error("The subscription gave nothing");
    }
    return mapResults(results, (result) => this.maskResult(prepared, result));
  }

  private fieldOf({ document, operation }: PreparedSubscription) {
    const [name = ""] = rootFields(document, operation);
    return this.schema.getSubscriptionType()?.getFields()[name];
  }

  /**
   * Marked fields depend on the document, its variables and the person's rights only (`@Extensions({ shared: true })`), or on
   * whose they are as well (`shared: "owner"`): those are shared among the sockets of one person.
   */
  private sharingKey(prepared: PreparedSubscription): string | undefined {
    const {
      operationName,
      query,
      variableValues,
      contextValue: { who },
    } = prepared;
    const shared = this.fieldOf(prepared)?.extensions.shared;
    if (!shared || !who) {
      return undefined;
    }
    const rights = [who.role, ...[...who.permissions].sort()];
    const owner = shared === "owner" ? who.id : null;
    return createHash("sha256")
      .update(JSON.stringify([query, operationName, variableValues, rights, owner]))
      .digest("hex");
  }
}

function isAboutTheSchemaAlone(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  return operation.operation === "query" && [...rootFields(document, operation)].every(isAboutTheSchema);
}

/** The error as the protocol library takes it, unmasked; remarks on the document get the code that they have over HTTP. */
export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) {
    const code = error.extensions.code ?? (error.originalError ? undefined : "GRAPHQL_VALIDATION_FAILED");
    return code === error.extensions.code
      ? error
      : new GraphQLError(error.message, { ...error, extensions: { ...error.extensions, code } });
  }
  return new GraphQLError("", { originalError: error instanceof Error ? error : new Error(String(error)) });
}

/**
 * The same stream with each value changed. Not a generator function: one that waits for its next value cannot be left before
 * that value comes, so a quiet figure would keep its reader for ever.
 */
function mapResults<A, B>(source: AsyncGenerator<A>, change: (value: A) => B): AsyncIterable<B> {
  const step = (result: IteratorResult<A>): IteratorResult<B> =>
    result.done ? result : { done: false, value: change(result.value) };
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => step(await source.next()),
      return: async () => step(await source.return(undefined)),
    }),
  };
}

/** The same values; `done` is called once when the stream ends or its reader leaves. */
function finallyDo<T>(results: AsyncIterable<T>, done: () => void): AsyncGenerator<T> {
  const source = results[Symbol.asyncIterator]();
  let finished = false;
  const finish = () => {
    if (!finished) {
      finished = true;
      done();
    }
  };
  const settle = async (step: Promise<IteratorResult<T>>) => {
    try {
      const result = await step;
      if (result.done) {
        finish();
      }
      return result;
    } catch (error) {
      finish();
      throw error;
    }
  };
  return {
    next: () => settle(source.next()),
    return: (value) => settle(source.return?.(value) ?? Promise.resolve({ done: true, value })),
    throw: async (error) => {
      await source.return?.();
      finish();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await this.return(undefined);
    },
  };
}
