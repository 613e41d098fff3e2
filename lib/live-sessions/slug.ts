import 'server-only'

const MAX_TITLE_CHARS = 60

/**
 * The address of a gathering: its title in plain letters, its kind where the title has none of them,
 * and its day. It stays when the day moves, so that no link that was sent leads nowhere.
 */
export function buildSlug({ title, kind, day }: { title: string; kind: string; day: string }) {
  const plainTitle = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_TITLE_CHARS)
    .replace(/^-|-$/g, '')
  return `${plainTitle || kind}-${day}`
}
