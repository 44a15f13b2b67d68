/** The header by which an applicant shows the secret of an application. */
export const applicationAuthorization = (token: string): string => `Application ${token}`;

/**
 * Fetches the file of a document with the applicant's secret and hands it to the browser to keep. It is never shown at our address.
 * @throws when it did not arrive.
 */
export async function downloadDocument(url: string, token: string, fileName: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: applicationAuthorization(token) } });
  if (!answer.ok) throw new Error(`The server answered with ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // The browser has begun to read by then; without this the bytes would stay as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
