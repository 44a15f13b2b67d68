const WORKER = "/service-worker.js";

/** What the product needs to reach this browser while no tab is open; keys as base64url. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Starts the worker that shows notifications; undefined where the browser has none. */
async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/**
 * Subscribes this browser to push messages, or finds the subscription that it has.
 * @param publicKey of the product, base64url.
 * @returns null where the browser has no push messages, or its push service cannot be reached.
 */
export async function subscribeDevice(publicKey: string): Promise<PushDevice | null> {
  try {
    const worker = await startWorker();
    if (!worker || !("pushManager" in worker)) return null;
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
    const subscription = await worker.pushManager.subscribe(options);
    const { endpoint, keys } = subscription.toJSON();
    return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
  } catch {
    return null; // The page itself can still remind while it is open.
  }
}

/** Ends the subscription of this browser. @returns its address, or null when it had none. */
export async function unsubscribeDevice(): Promise<string | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

/**
 * Shows a notification, by the worker where there is one: phones know no other.
 * @throws Error when neither can.
 */
export async function showNotification(title: string, body: string, tag: string): Promise<void> {
  const worker = await startWorker();
  if (worker) await worker.showNotification(title, { body, tag, icon: "/favicon.svg" });
  else new Notification(title, { body, tag });
}
