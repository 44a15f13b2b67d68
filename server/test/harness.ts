import type { Client as SocketClient } from "graphql-ws";
import type { DataSource } from "typeorm";
import { sessionCookie } from "../src/app/request-context";
import { type RunningServer, type ServerOptions, startServer } from "../src/app/server";
import type { MachineReading } from "../src/operations/system-health/machine";
import { makeSession } from "../src/people/accounts/session.factory";
import type { User } from "../src/people/accounts/user.entity";
import { makeUser, type UserExample } from "../src/people/accounts/user.factory";
import { readConfig } from "../src/platform/config";
import type { DatabaseUrls } from "../src/platform/database";
import { createLogger } from "../src/platform/logger";
import { openSocket } from "./socket-client";
import { cloneDatabase, testDataDirectory, testSecrets } from "./test-postgres";

export interface ApiError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; field?: string; problems?: { field: string; message: string }[]; requestId?: string };
}

/** What the API answered. `data` is whatever the document asked for, so tests name its shape. */
export interface Answer<Data> {
  status: number;
  data: Data;
  errors?: ApiError[];
  headers: Headers;
}

/** Somebody who talks to the API over HTTP and websockets as a browser would. */
export interface Caller {
  token?: string;
  sessionId?: string;
  /** The session as a Cookie header. */
  cookie?: string;
  run<Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<Answer<Data>>;
  socket(): SocketClient;
}

export interface TestServer extends RunningServer {
  url: string;
  urls: DatabaseUrls & { superuser: string };
  db: DataSource;
  anonymous: Caller;
  /** The caller with a session of this person. */
  as(user: User): Promise<Caller>;
  /** A new person and their caller. */
  patient(example?: UserExample): Promise<{ user: User } & Caller>;
  staff(...staffRoles: string[]): Promise<{ user: User } & Caller>;
  /** Another process on the same database, as far as the product can tell. */
  sibling(urls?: TestServer["urls"], env?: Record<string, string>): Promise<TestServer>;
}

export type TestServerOptions = Partial<
  Pick<
    ServerOptions,
    | "clock"
    | "socketLimits"
    | "clientDirectory"
    | "log"
    | "machine"
    | "sources"
    | "fhirLimits"
    | "receivers"
    | "payments"
    | "works"
  >
> & {
  env?: Record<string, string>;
  /** True where what this process measures of itself and of its operations is what is tested. */
  realSources?: boolean;
  /** The database that its own is a copy of, unless it is the empty one. */
  template?: string;
};

let databases = 0;

/** Test servers are told port 0, so that their cookie has the plain name. */
const COOKIE = sessionCookie({ publicUrl: "http://localhost:0" });

/** Starts the whole server on a fresh database and a free port of the loopback. */
export async function startTestServer({ template, ...options }: TestServerOptions = {}): Promise<TestServer> {
  databases += 1;
  const name = `health_test_${process.env.JEST_WORKER_ID ?? "0"}_${process.pid}_${databases}`;
  const urls = await cloneDatabase(name, template);
  return serve(urls, options);
}

async function serve(
  urls: TestServer["urls"],
  { env, realSources, ...options }: TestServerOptions,
): Promise<TestServer> {
  const config = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: testDataDirectory(),
    DATABASE_POOL: "8",
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
    ...env,
  });
  const machine = options.machine ?? calmMachine();
  const sources = { ...(!realSources && CALM_SOURCES), ...options.sources };
  const log = createLogger(config.logLevel);
  const server = await startServer({ config, machine, secrets: testSecrets(), urls, log, ...options, sources });
  const url = `http://127.0.0.1:${server.port}`;
  const { db } = server.platform;
  const as = async (user: User): Promise<Caller> => {
    const session = await makeSession(server.platform, user);
    return { ...createCaller(url, session.token), ...session };
  };
  const person = async (example: UserExample) => {
    const user = await makeUser(db.manager, example);
    return { user, ...(await as(user)) };
  };
  return {
    ...server,
    url,
    urls,
    db,
    anonymous: createCaller(url),
    as,
    patient: (example = {}) => person(example),
    staff: (...staffRoles) => person({ role: "ADMIN", staffRoles }),
    sibling: (other = urls, more = {}) => serve(other, { env: { ...env, ...more }, realSources, ...options }),
  };
}

/** What the machine under the tests makes of these says nothing of the product. */
const CALM_SOURCES = {
  latency: () => null,
  errors: () => null,
  event_loop: () => 1,
  pool: () => 10,
  announcements: () => null,
};

/** A machine that is never busy: how busy the real one is while tests run must not raise anomalies in them. */
function calmMachine(): () => MachineReading {
  let readings = 0;
  return () => {
    readings += 1;
    return { cpuBusy: readings, cpuTotal: readings * 10, memoryUsed: 10, memoryLimit: 100 };
  };
}

/** A caller with the session cookie's token, or without any. */
export function createCaller(url: string, token?: string): Caller {
  const cookie = token ? `${COOKIE}=${token}` : undefined;
  return {
    token,
    cookie,
    async run(query, variables) {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(cookie && { cookie }) },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: never; errors?: ApiError[] };
      return { status: response.status, headers: response.headers, data, errors };
    },
    socket: () => openSocket(url, cookie),
  };
}
