// Shows what the product pushes while no tab is open, and opens the dashboard. It keeps nothing and answers no request.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, tag } = event.data?.json() ?? {};
  if (title) event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/favicon.svg" }));
});

async function openDashboard() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((client) => new URL(client.url).pathname === "/dashboard");
  return open ? open.focus() : self.clients.openWindow("/dashboard");
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openDashboard());
});
