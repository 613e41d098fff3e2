import 'server-only'

const MAX_NAME_CHARS = 180
/** Controls, and signs that turn the direction so that an ending seems to be another. */
const INVISIBLE_CHARS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A file's name as people may read it: its last step, in signs that can be seen, and not too long. */
export function sanitizeFileName(rawName: string): string {
  const [lastSegment = ''] = rawName.toWellFormed().split(/[/\\]/).slice(-1)
  const visibleName = lastSegment
    .replace(INVISIBLE_CHARS, '')
    .trim()
    .replace(/^\.{1,1000}/, '')
  const [extension = ''] = /\.[a-z0-9]{1,5}$/i.exec(visibleName) ?? []
  const chars = [...visibleName.slice(0, visibleName.length - extension.length)]
  return chars.slice(0, MAX_NAME_CHARS).join('').trim() + extension || '-'
}
