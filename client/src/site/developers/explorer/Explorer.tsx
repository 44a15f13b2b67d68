import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import { useComputedColorScheme } from "@mantine/core";
import { GraphiQL } from "graphiql";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { addressesOf, OPERATIONS } from "../examples";
import { apiSchema } from "../reference/apiSchema";
import styles from "./Explorer.module.css";
import { memoryStorage } from "./memoryStorage";
import { createSender } from "./sendOperation";

type Fetcher = ComponentProps<typeof GraphiQL>["fetcher"];

const FIRST = `# Runs with the key above, or with your session.
${OPERATIONS.query}
`;

/** GraphiQL on our schema. Nothing of it outlives the page. */
export function Explorer({ apiKey }: { apiKey: string }) {
  const scheme = useComputedColorScheme("light");
  const key = useRef(apiKey);
  key.current = apiKey;
  const [storage] = useState(memoryStorage);
  const [sender] = useState(() =>
    createSender({ socketUrl: addressesOf(window.location.origin).socket, readKey: () => key.current }),
  );
  useEffect(() => sender.dispose, [sender]);
  return (
    <div className={styles.explorer}>
      <GraphiQL
        fetcher={sender.send as Fetcher}
        schema={apiSchema()}
        storage={storage}
        defaultQuery={FIRST}
        isHeadersEditorEnabled={false}
        shouldPersistHeaders={false}
        forcedTheme={scheme}
      />
    </div>
  );
}
