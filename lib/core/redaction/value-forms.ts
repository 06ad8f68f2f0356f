/** The least length from which a value is masked wherever it stands; shorter ones only where a rule found them. */
export const LEAST_SPREAD_UNITS = 4;

const htmlEscapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * All ways in which a value may be written: as it is, and escaped for JSON, for a URL and for HTML; and what it
 * means, should it itself be one of these. Each is the same secret.
 */
export function formsOfValue(value: string): string[] {
  const meanings = new Set([value, unescapeJson(value), unescapeUrl(value), unescapeHtml(value)]);
  const forms = [...meanings].flatMap((meaning) => [
    meaning,
    escapeJson(meaning),
    escapeUrl(meaning),
    escapeHtml(meaning),
  ]);
  return [...new Set(forms)].filter((form) => form === value || form.length >= LEAST_SPREAD_UNITS);
}

function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function unescapeJson(value: string): string {
  try {
    return String(JSON.parse(`"${value}"`));
  } catch {
    // Not the inside of a JSON string: it means itself.
    return value;
  }
}

function escapeUrl(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : value;
}

function unescapeUrl(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A per cent sign that begins no escape: it means itself.
    return value;
  }
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? character);
}

function unescapeHtml(value: string): string {
  return Object.entries(htmlEscapes).reduceRight(
    (text, [character, written]) => text.replaceAll(written, character),
    value,
  );
}
