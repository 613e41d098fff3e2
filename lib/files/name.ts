import 'server-only'

const MOST_SIGNS = 180
/** Controls, and signs that turn the direction so that an ending seems to be another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A file's name as people may read it: its last step, in signs that can be seen, and not too long. */
export function plainFileName(given: string): string {
  const [last = ''] = given.toWellFormed().split(/[/\\]/).slice(-1)
  const seen = last
    .replace(UNSEEN, '')
    .trim()
    .replace(/^\.{1,1000}/, '')
  const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(seen) ?? []
  const signs = [...seen.slice(0, seen.length - ending.length)]
  return signs.slice(0, MOST_SIGNS).join('').trim() + ending || '-'
}
