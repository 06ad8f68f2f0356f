const labels: Readonly<Record<string, string>> = { chatgpt: 'ChatGPT', claude: 'Claude' };

/** The name of a site as people know it. */
export function siteLabel(site: string): string {
  return labels[site] ?? (site || 'another chat');
}
