export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function toTypographicQuotes(text: string): string {
  return text
    .replace(/(?<=^|[\s([*_—–“‘])"(?=\S)/gm, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([*_—–“])'(?=\S)/gm, '‘')
    .replaceAll("'", '’')
}
