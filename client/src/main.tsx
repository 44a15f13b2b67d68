import "./core/base.css";
import "./core/mantine-styles";
import "./core/voices.css";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type DataRouter, RouterProvider } from "react-router";
import { createApi, createSocket } from "./core/apollo";
import { applicantSecret } from "./core/applicant";
import { connection } from "./core/connection";
import { startTranslations } from "./core/i18n";
import { reachability } from "./core/reachability";
import { resolver } from "./core/resolver";
import { SessionProvider } from "./core/session";
import { SessionStore } from "./core/session-store";
import { theme } from "./core/theme";
import { preferredLanguage } from "./lib/language";
import { createRouter } from "./shell/routes";

const translations = startTranslations(preferredLanguage());

const socket = createSocket({
  url: `${window.location.protocol === "https:" ? "wss" : "ws"}://${window.location.host}/graphql`,
  connection,
  connectionParams: () => ({ application: applicantSecret.read() }),
  onSessionEnded: () => void session.refresh(),
});
const api = createApi({
  uri: "/graphql",
  socket,
  // A visitor's sign-in that failed is no news about the session.
  onUnauthenticated: () => {
    if (session.read().viewer) void session.refresh();
  },
  onUnreached: reachability.failed,
});
const session = new SessionStore(api, {
  restartSocket: () => {
    socket.terminate();
    // Ended on purpose, which is not a lost connection.
    connection.restored();
  },
  channel: new BroadcastChannel("session"),
});
// A device without a network notices at once, not at the next ping.
window.addEventListener("offline", () => socket.terminate());
window.addEventListener("offline", reachability.networkChanged);
window.addEventListener("online", reachability.networkChanged);
reachability.networkChanged();

// The question who this is travels while the code of the page is still on its way.
const known = session.refresh();
const router = createRouter();

/** Fulfilled when code and texts of the first page are there. */
function initialised({ state, subscribe }: DataRouter): Promise<void> {
  if (state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe((now) => {
      if (!now.initialized) return;
      stop();
      resolve();
    });
  });
}

const page = (
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <ApolloProvider client={api}>
        <SessionProvider store={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApolloProvider>
    </MantineProvider>
  </StrictMode>
);

async function start(root: HTMLElement): Promise<void> {
  await translations;
  if (root.hasChildNodes()) {
    // The build has drawn this page: it is taken over as it stands, once nothing is missing to draw the same.
    await Promise.all([initialised(router), known]);
    hydrateRoot(root, page);
  } else {
    createRoot(root).render(page);
  }
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
void start(root);
