import 'server-only'

/** Where a page of a list ended: the last row's value and id, so that the next one begins right there. */
export type Cursor = { value: string; id: string }

const ID = /^[0-9a-f-]{36}$/

export const cursorText = ({ value, id }: Cursor) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** Nothing when it is none of ours: the list begins at its beginning. */
export function cursorFrom(text: string | null | undefined): Cursor | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'))
    if (typeof value !== 'string' || typeof id !== 'string' || !ID.test(id)) return null
    return value.includes('\0') ? null : { value, id }
  } catch {
    // Not one of ours.
    return null
  }
}
