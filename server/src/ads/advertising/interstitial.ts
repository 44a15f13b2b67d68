import { escapeHtml } from "../../platform/html.rules";

/** What the page takes from the product around it. */
export interface PageFrame {
  productName: string;
  /** Address of the product's font; without a built client there is none, and the system's stands in. */
  fontUrl?: string;
}

const MARK =
  "M12 1C5.925 1 1 5.925 1 12s4.925 11 11 11h10a1 1 0 0 0 1-1V12C23 5.925 18.075 1 12 1Zm.2 5.3H17a.7.7 0 0 1 .7.7v4.8a5.6 5.6 0 1 1-5.5-5.5Z";

/** The colours and measures of the client's theme (client/src/core/palette.ts), as far as this one page needs them. */
const styles = (fontUrl?: string): string => `
${fontUrl ? `@font-face { font-family: Inter; src: url("${fontUrl}") format("woff2"); font-weight: 400 650; font-display: swap; }` : ""}
:root { color-scheme: light dark; --ground: #F8F7F3; --ink: #141E1C; --ink-2: #5C625D; --line: #D4D2CA; --primary: #0F6558; --on-primary: #FFFFFF; }
@media (prefers-color-scheme: dark) { :root { --ground: #0E1B18; --ink: #E6EDEB; --ink-2: #A7B3B0; --line: #3A4945; --primary: #83CBBC; --on-primary: #073931; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; font: 1.125rem/1.55 Inter, system-ui, sans-serif; color: var(--ink); background: var(--ground); }
header { padding: 22px max(16px, calc(50vw - 330px)); border-bottom: 1px solid var(--line); }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-weight: 600; color: var(--ink); text-decoration: none; }
.brand svg { flex: none; color: var(--primary); }
main { max-width: 660px; margin: 0 auto; padding: 56px 0 72px; }
@media (max-width: 700px) { main { padding: 36px 16px 56px; } }
h1 { margin: 0 0 18px; font-size: clamp(1.625rem, 5vw, 2.25rem); line-height: 1.18; font-weight: 650; letter-spacing: -0.015em; overflow-wrap: anywhere; }
p { margin: 0 0 16px; max-width: 56ch; }
.label { margin-bottom: 10px; font-size: 0.9375rem; color: var(--ink-2); }
.ways { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; margin: 32px 0 0; }
.ways a { display: inline-flex; align-items: center; min-height: 52px; color: var(--primary); font-weight: 550; overflow-wrap: anywhere; }
.ways a.go { padding: 10px 24px; border-radius: 10px; background: var(--primary); color: var(--on-primary); text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; border-radius: 4px; }
`;

const page = ({ productName, fontUrl }: PageFrame, title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(productName)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${fontUrl ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontUrl}">` : ""}
<style>${styles(fontUrl)}</style>
</head>
<body>
<header><a class="brand" href="/dashboard"><svg width="30" height="30" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="${MARK}"/></svg>${escapeHtml(productName)}</a></header>
<main>
${body}
</main>
</body>
</html>
`;

/** The page between an advert and the advertiser's site. It counts nothing, and the site is not told where the visitor comes from. */
export function leavingPage(frame: PageFrame, destination: string, company: string): string {
  const host = escapeHtml(new URL(destination).host);
  return page(
    frame,
    "You are leaving this site",
    `<p class="label">Sponsored</p>
<h1>You are leaving for ${host}</h1>
<p>This is the site of an advertiser${company ? `, ${escapeHtml(company)}` : ""}. We do not run it and did not check its advice. We tell it nothing about you.</p>
<p class="ways"><a class="go" rel="noreferrer nofollow sponsored" href="${escapeHtml(destination)}">Continue to ${host}</a><a href="/dashboard">Stay here</a></p>`,
  );
}

/** What stands in its place when the link is too old or not ours. */
export function lapsedPage(frame: PageFrame): string {
  return page(
    frame,
    "This link no longer works",
    `<h1>This link no longer works</h1>
<p>Go back and use the advert again.</p>
<p class="ways"><a class="go" href="/dashboard">Go to your dashboard</a></p>`,
  );
}
