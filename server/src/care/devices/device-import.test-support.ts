import type { Caller, TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import type { ImportStatus, MetricCount, RowProblem } from "./device-import.rules";

export interface ShownImport {
  id: string;
  kind: string;
  status: ImportStatus;
  percent: number;
  counts: MetricCount[];
  added: number;
  leftOut: number;
  firstAt: string | null;
  lastAt: string | null;
  problem: string | null;
  message: string | null;
  problemRows: RowProblem[];
}

const FIELDS =
  "id kind status percent counts { metric count } added leftOut firstAt lastAt problem message problemRows { row problem }";
export const PROGRESS = `subscription { deviceImportChanged { ${FIELDS} } }`;
export const CANCEL = "mutation C($id: ID!) { cancelDeviceImport(id: $id) { id status } }";

export interface UploadAnswer {
  status: number;
  id?: string;
  error?: { message: string; extensions: { code: string; field?: string; problem?: string } };
}

/** Sends a file as the page does. */
export async function upload(
  { url }: Pick<TestServer, "url">,
  caller: { token?: string },
  content: Uint8Array | string,
  headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
): Promise<UploadAnswer> {
  const answer = await fetch(`${url}/devices/imports`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      ...(caller.token && { cookie: `health_session=${caller.token}` }),
      ...headers,
    },
    body: Buffer.from(content as string),
  });
  const { id, errors } = (await answer.json()) as { id?: string; errors?: UploadAnswer["error"][] };
  return { status: answer.status, id, error: errors?.[0] };
}

export async function importsOf(caller: Caller): Promise<ShownImport[]> {
  const { data } = await caller.run<{ deviceImports: ShownImport[] }>(`{ deviceImports { ${FIELDS} } }`);
  return data.deviceImports;
}

/** The newest import when it has come to one of these. */
export async function importThatIs(caller: Caller, ...statuses: ImportStatus[]): Promise<ShownImport> {
  let newest: ShownImport | undefined;
  await until(
    async () => {
      [newest] = await importsOf(caller);
      return newest !== undefined && statuses.includes(newest.status);
    },
    `an import that is ${statuses.join(" or ")}`,
  );
  return newest as ShownImport;
}

/** A CSV file with a heart rate in each of so many minutes before noon of 20 November 2026. */
export function manyHeartRates(count: number): string {
  const last = Date.parse("2026-11-20T12:00:00Z");
  const rows = Array.from(
    { length: count },
    (_, index) => `${new Date(last - index * 60_000).toISOString()},heartRate,${60 + (index % 40)}`,
  );
  return `time,metric,value\n${rows.join("\n")}\n`;
}
