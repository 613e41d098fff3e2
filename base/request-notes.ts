import 'server-only'
import { processWide } from './process-wide'

/**
 * What the inside of the site tells the server about a request that the server is going to log: who
 * is looking, and by which name the answer is known. The server gives each request its id.
 */

export const REQUEST_ID = 'x-request-id'

type Note = {
  route?: string
  user?: string
  detail?: string
  /** The answer is the same for everyone who stands like this. */
  madeFor?: { isSubscribed: boolean }
}

const open = processWide('visits', () => new Map<string, Note>())

export const openVisit = (id: string) => void open.set(id, {})

export const noteOf = (id: string): Note => open.get(id) ?? {}

export function closeVisit(id: string): Note {
  const note = noteOf(id)
  open.delete(id)
  return note
}

/** The server's id for this request; none where another server than ours took it in. */
export function visitOf(headers: Headers): string | null {
  const id = headers.get(REQUEST_ID)
  return id && open.has(id) ? id : null
}

export function noteOnVisit(headers: Headers, note: Note) {
  const id = visitOf(headers)
  if (id) Object.assign(open.get(id) ?? {}, note)
}
