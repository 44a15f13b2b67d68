import type { TestServer } from "./harness";
import type { Statement } from "./statement-count.test-support";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Tables that stay small however many people use the product: reading all of such a table is right. */
const SMALL = new Set([
  "push_keys",
  "audience_cells",
  "staff_roles",
  "firewall_state",
  "firewall_rules",
  "answer_templates",
]);

/** The plan of a statement, by a planner that reads no table from end to end unless it has to. */
export async function explain({ db }: TestServer, { text, values }: Statement, ...avoided: string[]): Promise<Plan> {
  return db.transaction(async (tx) => {
    for (const way of ["seqscan", ...avoided]) await tx.query(`set local enable_${way} = off`);
    const [{ "QUERY PLAN": plan }] = await tx.query(`explain (format json) ${text}`, values);
    return plan[0].Plan;
  });
}

/** Tables that are read from end to end although an index could not be used, told of by the planner when it avoids that at any price. */
export async function readWhole(server: TestServer, statement: Statement): Promise<string[]> {
  const found: string[] = [];
  const visit = (node: Plan) => {
    if (node["Node Type"] === "Seq Scan") found.push(node["Relation Name"] ?? "?");
    node.Plans?.forEach(visit);
  };
  visit(await explain(server, statement));
  return found.filter((table) => !SMALL.has(table));
}
