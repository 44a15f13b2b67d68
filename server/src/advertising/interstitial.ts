import { escapeHtml } from "../platform/html.rules";

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; color: #1b2430; background: #fff; }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
a { color: #0b5d57; }
a.go { display: inline-block; padding: 0.75rem 1.25rem; border-radius: 0.5rem; background: #0b5d57; color: #fff; text-decoration: none; overflow-wrap: anywhere; }
a:focus-visible { outline: 3px solid #1b2430; outline-offset: 3px; }
@media (prefers-color-scheme: dark) { body { background: #11181f; color: #e8edf2; } a { color: #7fd6cd; } a:focus-visible { outline-color: #e8edf2; } }
</style>
</head>
<body>
<main>
${body}
<p><a href="/dashboard">Stay here</a></p>
</main>
</body>
</html>
`;

/** The page between an advert and the advertiser's site. It counts nothing, and the site is not told where the visitor comes from. */
export function leavingPage(destination: string, company: string): string {
  const host = escapeHtml(new URL(destination).host);
  return page(
    "You are leaving this site",
    `<h1>You are leaving for ${host}</h1>
<p>This is the site of an advertiser${company ? `, ${escapeHtml(company)}` : ""}. We do not run it and did not check its advice. We tell it nothing about you.</p>
<p><a class="go" rel="noreferrer nofollow sponsored" href="${escapeHtml(destination)}">Continue to ${host}</a></p>`,
  );
}

/** What stands in its place when the link is too old or not ours. */
export function lapsedPage(): string {
  return page(
    "This link no longer works",
    "<h1>This link no longer works</h1>\n<p>Go back and use the advert again.</p>",
  );
}
