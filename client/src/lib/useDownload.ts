import { useState } from "react";

/**
 * A part of the product that is downloaded when somebody opens it. A download that fails is said on the spot and can be tried again,
 * where a lazy component would take the whole page down.
 */
export function useDownload<Part>(download: () => Promise<Part>): {
  part: Part | undefined;
  hasFailed: boolean;
  /** Starts the download, unless the part is here. */
  load: () => void;
} {
  const [loaded, setLoaded] = useState<{ part?: Part; hasFailed: boolean }>({ hasFailed: false });
  const load = () => {
    if (loaded.part !== undefined) return;
    setLoaded({ hasFailed: false });
    download().then(
      (part) => setLoaded({ part, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    );
  };
  return { part: loaded.part, hasFailed: loaded.hasFailed, load };
}
