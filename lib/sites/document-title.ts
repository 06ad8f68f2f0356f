/** The page's title without the site's own name behind it; none where the name is all there is. */
export function documentTitle(document: Document, siteNames: readonly string[]): string | undefined {
  let title = document.title.trim();
  for (const name of siteNames) {
    if (title === name) return undefined;
    for (const separator of [' - ', ' | ', ' \\ ']) {
      if (title.endsWith(`${separator}${name}`))
        title = title.slice(0, -(separator.length + name.length)).trim();
    }
  }
  return title === '' ? undefined : title;
}
