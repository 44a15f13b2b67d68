import type { Caller, TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";

export interface ExportFile {
  id: string;
  format: string;
  status: string;
  total: number;
  written: number;
  bytes: number;
  downloadUrl: string | null;
}

const FIELDS = "id format status total written bytes downloadUrl keptUntil createdAt";

/** Starts an export as the page does; what the API answered. */
export const start = (caller: Caller, selection: Record<string, unknown>, format = "TEXT") =>
  caller.run<{ startRecordExport: ExportFile }>(
    `mutation S($selection: RecordSelectionInput!, $format: RecordExportFormat!) {
       startRecordExport(input: $selection, format: $format) { ${FIELDS} } }`,
    { selection, format },
  );

export async function exportsOf(caller: Caller): Promise<ExportFile[]> {
  const { data } = await caller.run<{ recordExports: ExportFile[] }>(`{ recordExports { ${FIELDS} } }`);
  return data.recordExports;
}

export const PROGRESS = `subscription { recordExportProgress { ${FIELDS} } }`;

/** The file when it is as it should be. */
export async function fileThatIs(caller: Caller, status: string, id?: string): Promise<ExportFile> {
  let found: ExportFile | undefined;
  await until(async () => {
    found = (await exportsOf(caller)).find((file) => file.status === status && (!id || file.id === id));
    return found !== undefined;
  }, `a file that is ${status}`);
  return found as ExportFile;
}

export async function download(
  { url }: TestServer,
  caller: { token?: string },
  path: string | null,
  headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
) {
  const cookie = caller.token ? { cookie: `health_session=${caller.token}` } : undefined;
  const answer = await fetch(`${url}${path}`, { headers: { ...cookie, ...headers } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
