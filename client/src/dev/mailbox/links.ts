/** A link of a mail: its words, which may be the address itself. */
export interface MailLink {
  words: string;
  address: string;
}

/** The links that can be followed on this machine or by mail, each address once, in their order. Nothing of the mail runs. */
export function linksOf(html: string): MailLink[] {
  const mail = new DOMParser().parseFromString(html, "text/html");
  const links = [...mail.querySelectorAll("a[href]")].map((link) => ({
    words: link.textContent?.trim() ?? "",
    address: link.getAttribute("href") ?? "",
  }));
  const firsts = new Map<string, MailLink>();
  for (const link of links) {
    if (/^(https?|mailto|tel):/i.test(link.address) && !firsts.has(link.address)) firsts.set(link.address, link);
  }
  return [...firsts.values()];
}
