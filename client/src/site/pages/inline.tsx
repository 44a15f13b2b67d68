import type { ReactNode } from "react";
import { Link } from "react-router";

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A sentence of the catalogues with its links, written [words](address): our own addresses, and telephone numbers. */
export function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: words, 2: address = "", index } of text.matchAll(LINK)) {
    parts.push(text.slice(end, index));
    parts.push(
      address.startsWith("/") ? (
        <Link key={index} to={address}>
          {words}
        </Link>
      ) : (
        <a key={index} href={address}>
          {words}
        </a>
      ),
    );
    end = index + whole.length;
  }
  parts.push(text.slice(end));
  return parts;
}
