/** Where a formula's TeX stands, in the order in which it is looked for; seen 2026-02 to 2026-07. */
const TEX_ATTRIBUTES = ['data-math', 'data-latex', 'data-tex'];
const TEX_INSIDE = TEX_ATTRIBUTES.map((name) => `[${name}]`).join(', ');
const ANNOTATION = 'annotation[encoding="application/x-tex"]';
const MATH_ROOTS = new Set(['MATH', 'math', 'MJX-CONTAINER']);
const MATH_CLASS = /(?:^|\s)(?:katex(?:-display)?|math-(?:inline|block|display))(?:\s|$)/;
const DISPLAY_CLASS =
  /(?:^|\s)(?:katex-display|math-block|math-display|MathJax_Display|MathJax_SVG_Display)(?:\s|$)/;
/** What MathJax 2 draws; the source stands in a script behind it. */
const DRAWN =
  '.MathJax_Preview, .MathJax_Display, .MathJax, .MathJax_SVG, .MathJax_CHTML, .MathJax_SVG_Display';
const SCRIPT_TYPE = /^math\/tex/;

/** A formula with its source, or what the page draws where it has no source. */
export type Formula =
  | { readonly tex: string; readonly display: boolean }
  | { readonly tex?: undefined; readonly shown: string };

/** Reads a formula once, whatever copies of it (MathML, drawn glyphs) stand beside its source. */
export function findFormula(element: Element): Formula | undefined {
  if (!element.hasAttributes() && !MATH_ROOTS.has(element.tagName)) return undefined;
  if (element.tagName === 'SCRIPT') return readScript(element);
  if (!isFormula(element)) return undefined;
  const tex = findTex(element);
  return tex === undefined ? { shown: shownText(element) } : { tex, display: isDisplay(element) };
}

/** Whether the element is a script that holds a formula's source and nothing that runs. */
export function isFormulaSource(element: Element): boolean {
  return element.tagName === 'SCRIPT' && readScript(element) !== undefined;
}

/** Whether the element only draws a formula whose source stands behind it. */
export function isDrawnCopy(element: Element): boolean {
  if (!element.hasAttributes() || !isDrawn(element)) return false;
  let next = element.nextElementSibling;
  while (next?.matches(DRAWN) === true) next = next.nextElementSibling;
  return next !== null && readScript(next) !== undefined;
}

/** The name is looked for first: nearly no element has it, and the selector costs more. */
function isDrawn(element: Element): boolean {
  return (element.getAttribute('class') ?? '').includes('MathJax') && element.matches(DRAWN);
}

function readScript(element: Element): Formula | undefined {
  const type = element.tagName === 'SCRIPT' ? (element.getAttribute('type') ?? '') : '';
  if (!SCRIPT_TYPE.test(type)) return undefined;
  return { tex: (element.textContent ?? '').trim(), display: /mode\s*=\s*display/.test(type) };
}

function findTex(element: Element): string | undefined {
  const own = ownTex(element) ?? element.querySelector(ANNOTATION)?.textContent ?? undefined;
  const tex = own ?? element.getAttribute('alttext') ?? innerTex(element) ?? texInMathml(element);
  return tex?.trim();
}

function ownTex(element: Element): string | undefined {
  for (const name of TEX_ATTRIBUTES) {
    const tex = element.getAttribute(name)?.trim();
    if (tex !== undefined && tex !== '') return tex;
  }
  // A formula that was never drawn, as the Markdown renderer left it.
  return element.tagName === 'CODE' ? (element.textContent ?? '') : undefined;
}

/** MathJax 4 gives the source to the outermost node that it draws. */
function innerTex(element: Element): string | undefined {
  const inside = element.querySelector(TEX_INSIDE);
  return inside === null ? undefined : ownTex(inside);
}

/** MathJax 2 keeps its MathML as text; the source may stand in it. */
function texInMathml(element: Element): string | undefined {
  const mathml = element.getAttribute('data-mathml') ?? '';
  const tex = /<annotation[^>]*encoding="application\/x-tex"[^>]*>([^<]*)<\/annotation>/.exec(mathml)?.[1];
  return tex?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** One of the copies only: KaTeX sets MathML and drawn glyphs side by side, the glyphs with zero-width fillers. */
function shownText(element: Element): string {
  return (element.querySelector('.katex-html') ?? element).textContent?.replaceAll('\u200b', '') ?? '';
}

function isFormula(element: Element): boolean {
  if (MATH_ROOTS.has(element.tagName)) return true;
  return (
    MATH_CLASS.test(element.getAttribute('class') ?? '') ||
    TEX_ATTRIBUTES.some((name) => element.hasAttribute(name)) ||
    isDrawn(element)
  );
}

function isDisplay(element: Element): boolean {
  return (
    DISPLAY_CLASS.test(element.getAttribute('class') ?? '') ||
    element.getAttribute('display') === 'block' ||
    element.getAttribute('display') === 'true' ||
    element.querySelector('.katex-display, math[display="block"]') !== null
  );
}
