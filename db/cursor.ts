import 'server-only'

/** Where a page of a list ended: the last row's value and id, so that the next one begins right there. */
export type PageCursor = { value: string; id: string }

const ID_PATTERN = /^[0-9a-f-]{36}$/

export const encodeCursor = ({ value, id }: PageCursor) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** Nothing when it is none of ours: the list begins at its beginning. */
export function decodeCursor(text: string | null | undefined): PageCursor | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'))
    if (typeof value !== 'string' || typeof id !== 'string' || !ID_PATTERN.test(id)) return null
    return value.includes('\0') ? null : { value, id }
  } catch {
    // Not one of ours.
    return null
  }
}
