import type { ApolloClient } from "@apollo/client";
import { graphql } from "../gql";
import type { SessionQuery } from "../gql/graphql";
import { forgetDrafts } from "../lib/drafts";
import { PRODUCT_NAME } from "../lib/product";
import { Store } from "../lib/store";

graphql(`
  fragment Session_viewer on Viewer {
    id
    name
    email
    role
    language
    permissions
    staffRoles
  }
`);

const SessionDocument = graphql(`
  query Session {
    me {
      ...Session_viewer @unmask
    }
    publicConfiguration {
      productName
      demoMode
    }
  }
`);

const LogoutDocument = graphql(`
  mutation SessionStore_logout {
    logout
  }
`);

/** Who is signed in, as every page may know it. */
export type Viewer = NonNullable<SessionQuery["me"]>;

export interface SessionState {
  /** loading until the server has said who this is, failed when it could not be asked. */
  status: "loading" | "ready" | "failed";
  viewer: Viewer | null;
  productName: string;
  /** True in a demonstration, where everything is invented and no mail leaves; false until the server has answered. */
  demoMode: boolean;
  /** Why there is no viewer any more: a logout leads to the start page, an ended session to the sign-in page. */
  ended: "logout" | "expired" | null;
}

/** What the build draws its pages for, and what the browser takes them over with: a visitor. */
export const VISITOR: SessionState = {
  status: "ready",
  viewer: null,
  productName: PRODUCT_NAME,
  demoMode: false,
  ended: null,
};

type Message = "signed-in" | "signed-out";

/** The part of BroadcastChannel that the session uses. */
export interface SessionChannel {
  postMessage(message: Message): void;
  onmessage: ((event: MessageEvent<Message>) => unknown) | null;
}

export interface SessionStoreOptions {
  /** Ends the websocket, so that the next one belongs to the new session. */
  restartSocket: () => void;
  channel: SessionChannel;
}

/** The session of this browser, shared by all of its tabs. The cookie itself is out of reach of scripts. */
export class SessionStore {
  readonly #state = new Store<SessionState>({ ...VISITOR, status: "loading" });
  #asking: Promise<void> | null = null;
  readonly #client: ApolloClient;
  readonly #options: SessionStoreOptions;

  constructor(client: ApolloClient, options: SessionStoreOptions) {
    this.#client = client;
    this.#options = options;
    options.channel.onmessage = ({ data }) => {
      if (data === "signed-out") void this.#end("logout");
      else void this.refresh();
    };
  }

  readonly read = this.#state.read;
  readonly subscribe = this.#state.subscribe;

  /** Asks the server who this is. Calls at the same time share one question. */
  readonly refresh = (): Promise<void> => {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  };

  /** After a sign-in or a registration: what the person before left behind goes, and every tab learns of it. */
  readonly adopt = async (viewer: Viewer): Promise<void> => {
    this.#options.restartSocket();
    await this.#client.clearStore();
    this.#state.set({ status: "ready", viewer, ended: null });
    this.#options.channel.postMessage("signed-in");
  };

  /** Rejects when the server could not be reached: then the person is still logged in and has to know it. */
  readonly logout = async (): Promise<void> => {
    await this.#client.mutate({ mutation: LogoutDocument });
    await this.leave();
  };

  /** After the server has ended the session because the person wanted it: nothing stays here, and every tab learns of it. */
  readonly leave = async (): Promise<void> => {
    this.#options.channel.postMessage("signed-out");
    await this.#end("logout");
  };

  /**
   * Ends the session while the page goes away: nothing is waited for, nothing stays in this tab, and every other tab learns of it.
   * The request outlives the page.
   */
  readonly abandon = (): void => {
    const body = JSON.stringify({ query: "mutation QuickExit_logout { logout }" });
    const headers = { "content-type": "application/json" };
    void fetch("/graphql", { method: "POST", keepalive: true, headers, body }).catch(() => undefined);
    this.#options.channel.postMessage("signed-out");
    forgetDrafts();
  };

  async #ask(): Promise<void> {
    if (this.read().status === "failed") this.#state.set({ status: "loading" });
    try {
      const { data } = await this.#client.query({ query: SessionDocument, fetchPolicy: "network-only" });
      if (!data) throw new Error("The session query came back empty.");
      const before = this.read().viewer;
      const viewer = data.me ?? null;
      if (before && before.id !== viewer?.id) await this.#end("expired");
      this.#state.set({
        status: "ready",
        viewer,
        productName: data.publicConfiguration.productName,
        demoMode: data.publicConfiguration.demoMode,
        ...(viewer && { ended: null }),
      });
    } catch {
      // Whoever was signed in stays so on the screen: only the server can say otherwise.
      if (!this.read().viewer) this.#state.set({ status: "failed" });
    }
  }

  async #end(reason: "logout" | "expired"): Promise<void> {
    // Who was timed out finds the unsent text again after signing in; who logged out leaves nothing behind.
    if (reason === "logout") forgetDrafts();
    this.#state.set({ viewer: null, ended: reason });
    this.#options.restartSocket();
    await this.#client.clearStore();
  }
}
