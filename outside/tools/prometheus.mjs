// A parser of Prometheus' text format reads /metrics.
import parse from "parse-prometheus-text-format";

const { URL: url } = process.env;
const families = parse(await (await fetch(`${url}/metrics`)).text());
const nameless = families.filter(({ name, help, type }) => !name || !help || !type);
if (families.length < 10 || nameless.length > 0) throw new Error(JSON.stringify(nameless));
console.log(`${families.length} metrics, each with help and type`);
