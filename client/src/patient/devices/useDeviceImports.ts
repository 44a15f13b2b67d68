import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { DeviceImportStatus, ImportLine_ImportFragment } from "../../gql/graphql";

const ImportsDocument = graphql(`
  subscription DeviceImportChanged {
    deviceImportChanged {
      id
      status
      ...ImportLine_import
    }
  }
`);

/** An import with what its line shows. */
export type ShownImport = FragmentType<ImportLine_ImportFragment> & { id: string; status: DeviceImportStatus };

const UNDER_WAY: readonly DeviceImportStatus[] = ["WAITING", "READING", "STORING"];
/** Whether the file is still being read. */
export const isUnderWay = ({ status }: { status: DeviceImportStatus }): boolean => UNDER_WAY.includes(status);

/** The files of the patient, live. @param first those that the page knew; undefined until the first news without. */
export function useDeviceImports(first?: readonly ShownImport[]): readonly ShownImport[] | undefined {
  const [live, setLive] = useState<readonly ShownImport[]>();
  useLiveSubscription(ImportsDocument, {
    variables: {},
    onData: ({ deviceImportChanged }) => setLive(deviceImportChanged),
  });
  return live ?? first;
}
