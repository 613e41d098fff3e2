import 'server-only'

export type PageCursor = { value: string; id: string }

const ID_PATTERN = /^[0-9a-f-]{36}$/

export const encodeCursor = ({ value, id }: PageCursor) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** Null for an invalid cursor: the list starts at the beginning. */
export function decodeCursor(text: string | null | undefined): PageCursor | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'))
    if (typeof value !== 'string' || typeof id !== 'string' || !ID_PATTERN.test(id)) return null
    return value.includes('\0') ? null : { value, id }
  } catch {
    // Invalid cursor.
    return null
  }
}
