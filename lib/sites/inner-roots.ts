/** Trees in which custom elements draw, at any depth; a closed one cannot be seen from outside. */
export function openShadowRoots(root: ParentNode): ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot === null || shadowRoot === undefined ? [] : [shadowRoot, ...openShadowRoots(shadowRoot)],
  );
}

/** The documents of a tree's frames that are of the page's own origin; of another origin none can be seen. */
function openFrames(root: ParentNode): Document[] {
  return [...root.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
}

/** Every tree inside of a page that can be seen: open shadow roots, frames of its origin, and those within them. */
export function findInnerRoots(root: ParentNode): ParentNode[] {
  const shadowRoots = openShadowRoots(root);
  const frames = [root, ...shadowRoots].flatMap(openFrames);
  return [...shadowRoots, ...frames.flatMap((frame) => [frame, ...findInnerRoots(frame)])];
}

/** The element of the outer tree in which an element's own tree is drawn; undefined in the page's own tree. */
export function findHost(element: Element): Element | undefined {
  const root = element.getRootNode();
  // By its property, since what belongs to a frame is no instance of this window's classes.
  if ('host' in root) return (root as ShadowRoot).host; // only a shadow root has a host
  return element.ownerDocument.defaultView?.frameElement ?? undefined;
}
