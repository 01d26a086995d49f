// Addresses: /, /new/<game>, /table/<table>, /join/<key>, /rules/<game>, /campaigns, /saved, /about.
export const route = $state({ path: location.pathname, search: location.search });

function read(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener("popstate", read);

export function go(path: string): void {
  history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** For links: follows them inside the page, leaves new tabs and other sites to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
