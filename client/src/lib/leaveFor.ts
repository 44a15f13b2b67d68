/** Leaves the product for a page of somebody else, such as a payment provider's. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
