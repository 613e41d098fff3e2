import 'server-only'

const MAX_NAME_CHARS = 180
/** Control characters, and direction marks that disguise the extension. */
const INVISIBLE_CHARS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

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
