// Lets the page be installed, and opened while its server cannot be reached. FILES: all that the page is made of, put before this by
// the build. The page itself, and all that is said by the server, are asked for each time; what was said last is shown only where
// there is no answer. Files whose name holds their content's hash are kept.
const KEPT = "assets";
/** What the server said to this page; another page asks anew. */
const TOLD = `told ${FILES.join()}`;
/** What an answer from before is marked with. */
const OLD = "x-from-before";
/** What anybody may read: games, rules, how to play. Nothing that belongs to a key. */
const READ = /^\/api\/(about|games(\/[\w-]+\/(rules|howto))?)$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(prepare()));
self.addEventListener("message", (event) => event.waitUntil(read(event.data)));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (mode === "navigate") event.respondWith(fresh(event.request, "/"));
  else if (READ.test(pathname)) event.respondWith(fresh(event.request));
  else if (!pathname.startsWith("/api/")) event.respondWith(fresh(event.request));
});

/** Files of an older page go, those of this one come, one after the other: nobody waits for them. */
async function prepare() {
  await self.clients.claim();
  for (const name of await caches.keys()) if (name !== KEPT && name !== TOLD) await caches.delete(name);
  const cache = await caches.open(KEPT);
  for (const request of await cache.keys()) if (!FILES.includes(new URL(request.url).pathname)) await cache.delete(request);
  await addMissing(cache, FILES);
  await addMissing(await caches.open(TOLD), ["/"]);
}

async function addMissing(cache, addresses) {
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
}

async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** What the server says now; if it says nothing, what it said last. */
async function fresh(request, key = request) {
  const cache = await caches.open(TOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (trouble) {
    const found = await cache.match(key);
    if (!found) throw trouble;
    const headers = new Headers(found.headers);
    headers.set(OLD, "1");
    return new Response(found.body, { status: found.status, headers });
  }
}

/** The games with their rules and how to play: somebody may want to read them where there is no line. */
async function read(language) {
  const [cache, shelf] = [await caches.open(TOLD), `/api/games?language=${language}`];
  await addMissing(cache, [shelf]);
  const games = (await (await cache.match(shelf))?.json()) ?? [];
  for (const { id } of games)
    await addMissing(cache, [`/api/games/${id}/howto?language=${language}`, `/api/games/${id}/rules?language=${language}`]);
}
