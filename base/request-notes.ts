import 'server-only'
import { processWide } from './process-wide'

/**
 * What the inside of the site and the server around it tell each other about one request, under the
 * id that the server gives it: who is looking, by which name the answer is known, and for whom the
 * server itself asks. A visitor cannot name an id, since the server writes its own over it.
 */

export const REQUEST_ID = 'x-request-id'
/** Which page was asked for, with its query: the middleware writes it over whatever was sent. */
export const ASKED_PATH = 'x-asked-path'

/** All that a page made for many may know of its viewer. */
export type Standing = { isSubscribed: boolean }

export type Note = {
  route?: string
  user?: string
  detail?: string
  /** Of the answer, where the page knows better than Next. */
  status?: number
  /** The server asks by itself, to keep the answer: for nobody, or for all who stand like this. */
  own?: { standing?: Standing }
  /** The page says that all who stand like this may be shown this answer. */
  sharedFor?: Standing
}

const open = processWide('request notes', () => new Map<string, Note>())

export const openNote = (id: string, note: Note = {}) => void open.set(id, note)

export const noteOf = (id: string): Note => open.get(id) ?? {}

export function closeNote(id: string): Note {
  const note = noteOf(id)
  open.delete(id)
  return note
}

/** The server's id for this request; none where another server than ours took it in. */
export function requestIdOf(headers: Headers): string | null {
  const id = headers.get(REQUEST_ID)
  return id && open.has(id) ? id : null
}

export function noteOnRequest(headers: Headers, note: Note) {
  const id = requestIdOf(headers)
  if (id) Object.assign(noteOf(id), note)
}

/** For whom the server itself asks; nothing when a visitor does. */
export const ownRequest = (headers: Headers): Note['own'] => noteOf(requestIdOf(headers) ?? '').own
