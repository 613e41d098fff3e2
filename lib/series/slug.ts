import 'server-only'

const MOST_SIGNS = 60

/**
 * The address of a gathering: its title in plain letters, its kind where the title has none of them,
 * and its day. It stays when the day moves, so that no link that was sent leads nowhere.
 */
export function slugFor({ title, kind, day }: { title: string; kind: string; day: string }) {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_SIGNS)
    .replace(/^-|-$/g, '')
  return `${plain || kind}-${day}`
}
