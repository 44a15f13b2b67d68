import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** What somebody came back with from the payment provider's page. */
export type Returned = { kind: "payment"; id: string } | { kind: "cancelled" | "card" };

function readReturn(params: URLSearchParams): Returned | null {
  const id = params.get("payment");
  if (id) return { kind: "payment", id };
  if (params.has("cancelled")) return { kind: "cancelled" };
  return params.get("card") === "changed" ? { kind: "card" } : null;
}

/** Reads it from the address once and takes it out of there, so that neither a reload nor a bookmark says it again. */
export function useReturn(): [Returned | null, () => void] {
  const [params, setParams] = useSearchParams();
  const found = readReturn(params);
  const [returned, setReturned] = useState(found);
  const name = found && JSON.stringify(found);
  useEffect(() => {
    if (!name) return;
    setReturned(JSON.parse(name) as Returned);
    setParams({}, { replace: true });
  }, [name, setParams]);
  return [returned, () => setReturned(null)];
}
