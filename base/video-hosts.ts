import 'server-only'

/** The hosts' privacy-friendly players; any other URL is rejected. */
const PLAYERS: [pattern: RegExp, player: (id: string) => string][] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|live\/|embed\/)([\w-]{11})(?:[&?/].*)?$/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  ],
  [
    /^https:\/\/youtu\.be\/([\w-]{11})(?:\?.*)?$/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  ],
  [
    /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?/].*)?$/,
    (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  ],
]

export function getEmbedUrl(url: string): string | null {
  for (const [pattern, getPlayerUrl] of PLAYERS) {
    const id = pattern.exec(url)?.[1]
    if (id) return getPlayerUrl(id)
  }
  return null
}
