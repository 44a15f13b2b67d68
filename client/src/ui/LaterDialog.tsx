import { lazy, Suspense } from "react";
import type { DialogProps } from "./Dialog";

const Dialog = lazy(() => import("./Dialog").then((module) => ({ default: module.Dialog })));

/** A dialog that is downloaded when it is first rendered, open or not: most visits of the page need none. */
export function LaterDialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
