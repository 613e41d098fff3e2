import 'server-only'

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML has no way to write most control characters, lone surrogates and U+FFFE. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replace(/[&<>]/g, (char) => XML_ENTITIES[char] ?? '')
