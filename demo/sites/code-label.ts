const LABELS: Readonly<Record<string, string>> = { json: 'JSON', sql: 'SQL', tsv: 'TSV' };

/** The name of a code block's language as ChatGPT shows it in the block's header. */
export function codeLabel(language: string): string {
  return LABELS[language] ?? `${language.slice(0, 1).toUpperCase()}${language.slice(1)}`;
}
