import 'server-only'

/** The id in any link that YouTube's own share button gives; null for every other link. */
export function findVideoId(url: string): string | null {
  const text = url.trim()
  if (!URL.canParse(text)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const host = hostname.replace(/^(?:www|m|music)\./, '')
  const [, first = '', second = ''] = pathname.split('/')
  if (host === 'youtu.be') return toVideoId(first)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  if (first === 'watch') return toVideoId(searchParams.get('v') ?? '')
  return ['embed', 'shorts', 'live'].includes(first) ? toVideoId(second) : null
}

const toVideoId = (text: string) => (/^[\w-]{11}$/.test(text) ? text : null)

/** YouTube's player without its cookies. */
export const VIDEO_PLAYER = 'https://www.youtube-nocookie.com'

export const toPlayerUrl = (id: string) => `${VIDEO_PLAYER}/embed/${id}?autoplay=1&rel=0`

export const toWatchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`
