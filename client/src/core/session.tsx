import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { ProductNameContext } from "../lib/product";
import { type SessionState, type SessionStore, VISITOR, type Viewer } from "./session-store";

const SessionContext = createContext<SessionStore | null>(null);

const asDrawn = () => VISITOR;

/** Gives the session and the brand to everything below. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const { productName } = useSyncExternalStore(store.subscribe, store.read, asDrawn);
  return (
    <SessionContext value={store}>
      <ProductNameContext value={productName}>{children}</ProductNameContext>
    </SessionContext>
  );
}

/** The session and what can be done with it: adopt (after signing in), logout, leave (after erasing), abandon (with the page), refresh. */
export function useSession(): SessionState & Pick<SessionStore, "adopt" | "logout" | "leave" | "abandon" | "refresh"> {
  const store = useContext(SessionContext);
  if (!store) throw new Error("useSession needs a SessionProvider above it.");
  const state = useSyncExternalStore(store.subscribe, store.read, asDrawn);
  const { adopt, logout, leave, abandon, refresh } = store;
  return { ...state, adopt, logout, leave, abandon, refresh };
}

/** Who is signed in; null for a visitor and while the server has not answered yet. */
export function useViewer(): Viewer | null {
  return useSession().viewer;
}
