import { readFileSync } from "node:fs";
import path from "node:path";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
import { parse } from "yaml";
import { readConfig } from "../src/platform/config";

const text = readFileSync(path.join(__dirname, "../../ops/kubernetes/health.yaml"), "utf8");
const { items: manifests }: { items: Record<string, unknown>[] } = parse(text, { merge: true, uniqueKeys: true });
const KINDS = { ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, PodDisruptionBudget, Service };
const of = <Kind>(kind: keyof typeof KINDS) => manifests.filter((manifest) => manifest.kind === kind) as Kind[];
const pods = of<Deployment>("Deployment").map(({ spec }) => spec?.template.spec);
const [settings] = of<ConfigMap>("ConfigMap");

it("are what Kubernetes' own schemas want", () => {
  expect(manifests.length).toBeGreaterThan(7);
  for (const manifest of manifests) {
    const Kind = KINDS[manifest.kind as keyof typeof KINDS];
    expect(manifest.apiVersion).toBe(Kind.apiVersion);
    expect(() => new Kind(manifest as never).validate()).not.toThrow();
  }
});

it("give both roles an environment that production starts with, and time to drain", () => {
  const secrets = Object.fromEntries(
    [...(/It wants a secret [\s\S]*?apiVersion/.exec(text)?.[0] ?? "").matchAll(/\b[A-Z0-9]+(?:_[A-Z0-9]+)+\b/g)].map(
      ([name]) => [
        name,
        `${name.endsWith("_URL") ? `${{ REDIS_URL: "redis", SMTP_URL: "smtp" }[name] ?? "postgres"}://` : ""}${name}${"x".repeat(40)}`,
      ],
    ),
  );
  const roles = pods.map((pod) => {
    const [container] = pod?.containers ?? [];
    const own = Object.fromEntries(container?.env?.map(({ name, value }) => [name, value]) ?? []);
    const config = readConfig({ NODE_ENV: "production", ...settings?.data, ...secrets, ...own });
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(config.drainSeconds + 30);
    const { periodSeconds = 10 } = container?.readinessProbe ?? {};
    expect(config.drainSeconds).toBeGreaterThanOrEqual(3 * periodSeconds);
    expect(container?.readinessProbe?.httpGet?.path).toBe("/readyz");
    expect(container?.livenessProbe?.httpGet?.path).toBe("/livez");
    return config.role;
  });
  expect(roles).toEqual(["web", "worker"]);
});

it("select pods that there are", () => {
  const labels = of<Deployment>("Deployment").map(({ spec }) => spec?.template.metadata?.labels ?? {});
  const selectors = [
    ...of<Service>("Service").map(({ spec }) => spec?.selector),
    ...[...of<Deployment>("Deployment"), ...of<PodDisruptionBudget>("PodDisruptionBudget")].map(
      ({ spec }) => spec?.selector?.matchLabels,
    ),
  ];
  expect(selectors).toHaveLength(5);
  for (const selector of selectors) expect(labels).toContainEqual(expect.objectContaining(selector ?? { none: "" }));
});
