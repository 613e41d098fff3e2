import 'server-only'

const MAX_TITLE_CHARS = 60

/** Title in ASCII (or the kind) and date. Never changes, so that sent links stay valid. */
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
