// Addresses: /, /new/<game>, /table/<table>, /join#<key>, /carry#<keys>, /rules/<game>, /campaigns, /saved, /about.
export const route = $state({ path: "/", search: "", hash: "" });

/** Older links have the key in the path; it is taken out of the address before anything else is asked for from it. */
function hideKey(): void {
  const old = /^\/join\/([\w.~-]+)$/.exec(location.pathname);
  if (old) history.replaceState(null, "", `/join#${old[1]}`);
}

function read(): void {
  hideKey();
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash.slice(1);
}

read();
addEventListener("popstate", read);
addEventListener("hashchange", read);

/** Goes there; `isInstead`: the page that is left is none to come back to. */
export function go(path: string, isInstead = false): void {
  if (isInstead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** For links: follows them inside the page, leaves new tabs and other sites to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
