import type { AddressInfo } from "node:net";
import type { DataSource } from "typeorm";
import { AdEngine } from "../ads/advertising/ad-engine";
import { createPaymentGateway } from "../ads/subscriptions/create-payment-gateway";
import type { PaymentGateway } from "../ads/subscriptions/payment.gateway";
import { dropLabels } from "../care/cohorts/compute-cohorts.service";
import { ChatWriter } from "../care/consultations/answer-writer.gateway";
import { LibreTranslator } from "../care/consultations/translator.gateway";
import { DemonstrationHeart } from "../care/devices/demonstration.service";
import { ImportRunner } from "../care/devices/import/import-runner";
import { builtInModel } from "../care/models/answering-model";
import { Assistant } from "../care/models/assistant";
import { dropQuestionLines } from "../care/models/question-line.service";
import { TrainingRunner } from "../care/models/training-runner";
import type { FhirLimits } from "../care/nhs/fhir-http";
import { removeLink } from "../care/nhs/nhs-link.service";
import { openFhir } from "../care/nhs/open-fhir";
import { createPushGateway } from "../care/reminders/push.gateway";
import { sweepBackups } from "../operations/maintenance/backup/backup-sweep.service";
import { WindowRunner } from "../operations/maintenance/window-runner";
import type { WindowWorks } from "../operations/maintenance/window-work";
import { watchForAnomalies } from "../operations/system-health/anomaly.service";
import { startHeartbeats } from "../operations/system-health/heartbeat.service";
import { InsideReader } from "../operations/system-health/inside";
import type { MachineReading } from "../operations/system-health/machine";
import { MetricRecorder } from "../operations/system-health/metric-recorder";
import { ReadingExchange } from "../operations/system-health/reading-exchange";
import { type Sources, SystemMonitor } from "../operations/system-health/system-metrics.service";
import { systemMetricsChanged } from "../operations/system-health/system-metrics.topics";
import { ThresholdKeeper } from "../operations/system-health/threshold.service";
import { SessionMemory } from "../people/accounts/session-memory";
import { ApiKeyNews } from "../people/api-keys/api-key-news";
import { Firewall } from "../people/security/firewall";
import { type Clock, systemClock } from "../platform/clock";
import type { Config } from "../platform/config";
import { createDataSource, type DatabaseUrls, poolOf, stepDownRole } from "../platform/database";
import { IncidentRecorder } from "../platform/incident-recorder";
import { enqueue, startJobs } from "../platform/jobs";
import type { Logger } from "../platform/logger";
import { createMailGateway } from "../platform/mail.gateway";
import { addPools, createMetrics } from "../platform/metrics";
import { OperationWindow } from "../platform/operations";
import { createRateLimits } from "../platform/rate-limits";
import { carryBy } from "../platform/realtime/announcements";
import { LiveFigures } from "../platform/realtime/live-figures";
import { PostgresBus } from "../platform/realtime/postgres-bus";
import { RedisBus } from "../platform/realtime/redis-bus";
import { receiver, TopicHub } from "../platform/realtime/topics";
import { createRedis } from "../platform/redis";
import type { Secrets } from "../platform/secrets";
import { createStorage } from "../platform/storage";
import type { FileStorage } from "../platform/storage.gateway";
import { DemoTraffic } from "./demo/traffic";
import { ENTITIES } from "./entities";
import { documentGate } from "./guard/trusted-documents";
import { createHttpServer } from "./http";
import { createJobs } from "./jobs";
import { MAINTENANCE_WORKS, muteDuringWindow } from "./maintenance-works";
import { type ServerPlatform, sessionCookie } from "./request-context";
import { createSchema } from "./schema";
import { SocketOperations } from "./socket-operations";
import { SOCKET_LIMITS, type SocketLimits } from "./socket-visitors";
import { SocketDoor } from "./sockets";
import { UPLOAD_RECEIVERS } from "./upload-receivers";
import type { UploadReceivers } from "./upload-routes";

export interface ServerOptions {
  config: Config;
  secrets: Secrets;
  urls: DatabaseUrls;
  log: Logger;
  clock?: Clock;
  clientDirectory?: string;
  socketLimits?: SocketLimits;
  /** Where CPU and memory are read; the machine itself, unless a test gives its own. */
  machine?: () => MachineReading;
  /** Where other metrics are read; the product itself, unless a test gives its own. */
  sources?: Sources;
  /** What one reading of a health record may take; the product's own limits, unless a test gives others. */
  fhirLimits?: FhirLimits;
  /** What becomes of files that were sent; the product's own purposes, unless a test gives others. */
  receivers?: UploadReceivers;
  /** Who charges cards; the built-in test provider, unless a test gives its own. */
  payments?: (parts: { db: DataSource; clock: Clock; secrets: Secrets }) => PaymentGateway;
  /** What is done in maintenance windows; the product's own works, unless a test gives others. */
  works?: WindowWorks;
  /** What has to be done, or refused by throwing, before anybody is served. */
  beforeListening?: (db: DataSource, ads: DataSource, storage: FileStorage) => Promise<void>;
}

/** A running server process. */
export interface RunningServer {
  platform: ServerPlatform;
  monitor: SystemMonitor;
  operations: OperationWindow;
  /** Maintenance windows of this process. */
  windows: WindowRunner;
  port: number;
  /** What HTTP answers to, the built client's files among it: "GET /livez". */
  routes: readonly string[];
  /** Readiness off, sockets moved while a balancer notices, requests finished, remaining sockets told to come back (1012), jobs finished, database left. */
  stop(): Promise<void>;
}

/** Hosts that stand for every address of this machine, the loopback among them. */
const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);

/** Advertising's connections: one stores events, the others read. */
const ADS_POOL = 4;

/** Puts the parts together and listens. The database must be prepared. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, secrets, urls, log, clock = systemClock } = options;
  const { problem } = builtInModel();
  if (problem) log.error({ problem }, "THE TEXT MODEL IS MISSING: the rules alone answer questions");
  const role = stepDownRole(urls, "app");
  const db = await createDataSource({
    url: urls.app,
    entities: ENTITIES,
    poolSize: config.databasePool,
    role,
  }).initialize();
  const ads = await createDataSource({
    url: urls.ads,
    poolSize: ADS_POOL,
    role: stepDownRole(urls, "ads"),
    planAnew: true,
  }).initialize();
  const storage = createStorage(config);
  await options.beforeListening?.(db, ads, storage);
  for (const source of [db, ads]) {
    poolOf(source).on("error", (error) => log.warn({ err: error }, "the database closed a connection"));
  }

  const metrics = createMetrics();
  addPools(metrics, { app: poolOf(db), ads: poolOf(ads) });
  const hub = new TopicHub();
  const deliveries = new OperationWindow(clock);
  const receive = receiver(hub, log, (ms) => {
    deliveries.record(ms, false);
    metrics.announcements.observe(ms / 1_000);
  });
  const redis = config.redisUrl ? createRedis(config.redisUrl, log) : null;
  const postgres = new PostgresBus(urls.app, hub, log, receive, role);
  const bus = redis ? new RedisBus({ redis, postgres, hub, log, receive }) : postgres;
  await bus.start();
  carryBy(bus, db, ads);
  const sessions = new SessionMemory(hub);
  const firewall = new Firewall({ db, hub, log, clock, isDisabled: config.firewallDisabled });
  await firewall.start();
  const assistant = new Assistant({ db, hub, log });
  await assistant.start();
  const training = new TrainingRunner({ db, hub, log, clock, config });
  await training.start();
  const adverts = new AdEngine({ ads, hub, log, clock, secrets, counts: metrics.adEvents });
  await adverts.start();
  const figures = new LiveFigures(hub, log);
  const limits = createRateLimits(poolOf(db), redis);
  const incidents = new IncidentRecorder({ db, clock, log });
  incidents.start();
  let port = config.port;
  const url = () => `http://${ANY_ADDRESS.has(config.host) ? "127.0.0.1" : config.host}:${port}`;
  const cookieName = sessionCookie(config);
  const traffic = config.demoMode ? new DemoTraffic({ config, db, clock, secrets, hub, log, cookieName, url }) : null;
  const records = await openFhir(config.fhir, options.fhirLimits);
  const keyNews = new ApiKeyNews({ db, log });
  const imports = new ImportRunner({ config, db, log, clock });
  const platform: ServerPlatform = {
    config,
    secrets,
    db,
    log,
    clock,
    hub,
    figures,
    limits,
    incidents,
    storage,
    withdrawals: {
      nhs_integration: removeLink,
      personalised_sponsorship: (tx, _ctx, userId) => dropLabels(tx, userId),
      model_improvement: (tx, _ctx, userId) => dropQuestionLines(tx, userId),
      data_use: async (tx, _ctx, userId) => {
        await dropLabels(tx, userId);
        await dropQuestionLines(tx, userId);
      },
    },
    onWindowMoved: muteDuringWindow,
    adverts,
    keyNews,
    firewall,
    sessions,
    traffic,
    imports,
    assistant,
    training,
    fhir: records.fhir,
    writer: config.answerModel ? new ChatWriter(config.answerModel, log, clock) : null,
    translator: config.translator ? new LibreTranslator(config.translator, log, clock) : null,
    payments: options.payments?.({ db, clock, secrets }) ?? createPaymentGateway({ config, db, clock, secrets }),
  };
  const windows = new WindowRunner(platform, options.works ?? MAINTENANCE_WORKS, platform.onWindowMoved);
  const mail = createMailGateway(config);
  const isWorker = config.role !== "web";
  const works = isWorker && createJobs(platform, mail, createPushGateway(config.pushTestOrigin), windows);
  const jobs = works ? await startJobs({ url: urls.app, role, jobs: works, log, metrics }) : null;

  await sweepBackups(platform).catch((error) => log.warn({ err: error }, "the folder of backups could not be swept"));
  // What was under way, or became due, while nothing ran.
  await enqueue(db.manager, "recover_payments", {});
  await enqueue(db.manager, "renew_subscriptions", {});
  await enqueue(db.manager, "keep_windows", {});

  const operations = new OperationWindow(clock);
  const thresholds = new ThresholdKeeper({ db, hub, log });
  await thresholds.start();
  const inside = new InsideReader({
    db,
    log,
    pools: [poolOf(db), poolOf(ads)],
    sockets: () => door.openSockets,
    deliveries,
  });
  inside.addTo(metrics);
  const monitor = new SystemMonitor({
    gauge: hub.gauge(systemMetricsChanged),
    clock,
    operations,
    log,
    machine: options.machine,
    limits: () => thresholds.limits(),
    sources: { ...inside.sources(), ...options.sources },
  });
  const heart = new DemonstrationHeart(platform);
  heart.start();
  const recorder = new MetricRecorder(platform);
  recorder.start();
  const exchange = new ReadingExchange(platform, recorder.processId, () => thresholds.limits());
  exchange.start();
  const stopWatching = watchForAnomalies(platform, recorder.processId);
  const stopBeating = startHeartbeats(platform);

  const schema = createSchema();
  const gate = documentGate(config.requiresTrustedDocuments, options.clientDirectory);
  const readiness = { ready: true };
  const { http, routes } = await createHttpServer({
    platform,
    schema,
    operations,
    metrics,
    readiness,
    port: () => port,
    receivers: options.receivers ?? UPLOAD_RECEIVERS,
    gate,
    clientDirectory: options.clientDirectory,
  });
  const door = new SocketDoor({
    platform,
    operations: new SocketOperations(schema, metrics, log, gate),
    metrics,
    limits: options.socketLimits ?? SOCKET_LIMITS,
    port: () => port,
    readToken: (header) => http.parseCookie(header ?? "")[cookieName],
  });
  const isWeb = config.role !== "worker";
  if (isWeb) door.attach(http.server);
  inside.start();
  monitor.start();
  await http.listen({ host: config.host, port: config.port });
  port = (http.server.address() as AddressInfo).port;
  if (isWeb) await traffic?.resume();

  const stop = async () => {
    readiness.ready = false;
    await door.move(config.drainSeconds * 1_000);
    await traffic?.stop();
    monitor.stop();
    await inside.stop();
    await heart.stop();
    await stopBeating();
    await stopWatching();
    await exchange.stop();
    await recorder.stop();
    await thresholds.stop();
    await door.stop();
    await http.close();
    keyNews.stop();
    sessions.stop();
    await firewall.stop();
    await incidents.stop();
    await imports.stop();
    await training.stop();
    await windows.stop();
    await assistant.stop();
    await adverts.stop();
    await jobs?.stop();
    await records.stop();
    mail?.close();
    await bus.stop();
    await ads.destroy();
    await db.destroy();
  };
  return { platform, monitor, operations, windows, port, routes, stop };
}
