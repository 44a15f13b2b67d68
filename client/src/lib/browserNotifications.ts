/** What the person has said about notifications of this site, or that the browser has none. */
export type NotificationState = NotificationPermission | "unsupported";

/** The state now, without asking. */
export function notificationState(): NotificationState {
  return "Notification" in window ? Notification.permission : "unsupported";
}

/** Lets the browser ask the person. Rejects when the browser cannot ask. */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() === "unsupported") return "unsupported";
  await Notification.requestPermission();
  return Notification.permission;
}

/** Shows a notification if the person has allowed it. `tag` names the thing, so that a newer one takes its place. */
export function notify(title: string, body: string, tag: string): void {
  if (notificationState() !== "granted") return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones know notifications of service workers only; the page itself has said the same already.
  }
}
