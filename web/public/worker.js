// Lets the page be installed. It keeps only files whose name holds their content's hash: the page itself, and all that is said
// by the server, are asked for each time, so that nobody sees an old page.
const KEPT = "assets";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === "GET" && origin === self.location.origin && pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
});

async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
