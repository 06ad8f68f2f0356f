/** Where a formula's TeX stands, in the order in which it is looked for; seen 2026-02 to 2026-07. */
const TEX_ATTRIBUTES = ['data-math', 'data-latex', 'data-tex'];
const ANNOTATION = 'annotation[encoding="application/x-tex"]';
const MATH_ROOTS = new Set(['MATH', 'math', 'MJX-CONTAINER']);
const MATH_CLASSES = ['katex', 'katex-display', 'math-inline', 'math-block'];

/** A formula with its source, or what the page draws where it has no source. */
export type Formula =
  | { readonly tex: string; readonly display: boolean }
  | { readonly tex?: undefined; readonly shown: string };

/** Reads a formula once, whatever copies of it (MathML, drawn glyphs) stand beside its source. */
export function findFormula(element: Element): Formula | undefined {
  if (!isFormula(element)) return undefined;
  const display = isDisplay(element);
  for (const name of TEX_ATTRIBUTES) {
    const tex = element.getAttribute(name);
    if (tex !== null) return { tex: tex.trim(), display };
  }
  const tex = element.querySelector(ANNOTATION)?.textContent ?? element.getAttribute('alttext') ?? undefined;
  return tex === undefined ? { shown: shownText(element) } : { tex: tex.trim(), display };
}

/** One of the copies only: KaTeX sets MathML and drawn glyphs side by side, the glyphs with zero-width fillers. */
function shownText(element: Element): string {
  return (element.querySelector('.katex-html') ?? element).textContent?.replaceAll('\u200b', '') ?? '';
}

function isFormula(element: Element): boolean {
  if (MATH_ROOTS.has(element.tagName)) return true;
  if (element.attributes.length === 0) return false;
  return (
    MATH_CLASSES.some((name) => element.classList.contains(name)) ||
    TEX_ATTRIBUTES.some((name) => element.hasAttribute(name))
  );
}

function isDisplay(element: Element): boolean {
  return (
    element.classList.contains('katex-display') ||
    element.classList.contains('math-block') ||
    element.getAttribute('display') === 'block' ||
    element.getAttribute('display') === 'true' ||
    element.querySelector('.katex-display, math[display="block"]') !== null
  );
}
