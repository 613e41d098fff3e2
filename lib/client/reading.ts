import type {
  BookHighlight,
  HighlightInput,
  PageNote,
  ReadingPlace,
  ReadingState,
} from '@/lib/library/schema'
import { get, post } from './api'
import { readValue, writeValue } from './indexed-db'
import { createEntry, deliver, listWaiting, sendWaiting, storeEntry } from './outbox'
import { currentSession } from './session-store'

/** Stored in this browser at once, and in the account when online. */

const MIN_WRITE_INTERVAL_MS = 10_000

type StoredReadingPlace = ReadingPlace & { at: number; sent: boolean }

const buildPlaceKey = (bookId: string) => `place ${currentSession()?.user.id ?? ''} ${bookId}`

export const readLocalPlace = (bookId: string) =>
  readValue<StoredReadingPlace>(buildPlaceKey(bookId))

type ReadKept = (bookId: string) => Promise<ReadingState | undefined>
let readKept: ReadKept | undefined

/** Where the state of kept books is when there is no connection. */
export const readReadingWith = (read: ReadKept) => {
  readKept = read
}

export async function loadReading(bookId: string) {
  await sendWaiting()
  const [local, outcome] = await Promise.all([
    readLocalPlace(bookId),
    get<ReadingState>(`/api/library/reading/${bookId}`),
  ])
  const stored = outcome.ok ? outcome.data : await readKept?.(bookId)
  const { place = null, notes = [], highlights = [] } = stored ?? {}
  return {
    ...{ place: pickNewerPlace(local, place), isComplete: outcome.ok },
    notes: addWaiting(notes, await listWaiting<PageNote>(nameNotes(bookId))),
    highlights: addWaitingHighlights(
      highlights,
      await listWaiting<HighlightInput>(nameHighlights(bookId)),
    ),
  }
}

const nameNotes = (bookId: string) => `note ${bookId} `
const nameHighlights = (bookId: string) => `highlight ${bookId} `

/** What is written here and not yet sent counts. */
const addWaiting = (notes: PageNote[], waiting: PageNote[]) =>
  [...notes.filter(({ page }) => !waiting.some((note) => note.page === page)), ...waiting]
    .filter(({ bookmarked, note }) => bookmarked || note)
    .sort((first, second) => first.page - second.page)

const addWaitingHighlights = (highlights: BookHighlight[], waiting: HighlightInput[]) =>
  [...highlights.filter(({ id }) => !waiting.some((change) => change.id === id)), ...waiting]
    .filter((highlight): highlight is BookHighlight => highlight.colour !== null)
    .sort((first, second) => first.page - second.page)

/** Compares ages, not timestamps: device clocks differ. */
function pickNewerPlace(
  local: StoredReadingPlace | undefined,
  remote: ReadingState['place'],
): ReadingPlace | null {
  if (!local || !remote) return remote ?? local ?? null
  const secondsAgo = (Date.now() - local.at) / 1000
  return !local.sent && secondsAgo < remote.secondsAgo ? local : remote
}

export const saveNote = (bookId: string, note: PageNote) =>
  deliver(nameNotes(bookId) + note.page, `/api/library/notes/${bookId}`, note)

export const saveHighlight = (bookId: string, highlight: HighlightInput) =>
  deliver(nameHighlights(bookId) + highlight.id, `/api/library/highlights/${bookId}`, highlight)

/**
 * Sends at most every ten seconds, and when the user leaves. Where the account's place is unknown, it waits in the
 * outbox: the later of both counts.
 */
export function createPlaceRecorder(
  bookId: string,
  { isLocalOnly, start }: { isLocalOnly: boolean; start: ReadingPlace | null },
) {
  const key = buildPlaceKey(bookId)
  let pendingPlace: StoredReadingPlace | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sentAt = Number.NEGATIVE_INFINITY

  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    if (!pendingPlace) return
    const place = pendingPlace
    pendingPlace = undefined
    sentAt = performance.now()
    const { view, page, scroll } = place
    const { ok } = await post(`/api/library/reading/${bookId}`, { view, page, scroll }, true)
    if (ok) void writeValue(key, { ...place, sent: true })
    else pendingPlace ??= place
  }
  /** Opening a book is not reading: another phone may be further. */
  const isStart = ({ page, scroll }: ReadingPlace) =>
    page === start?.page && Math.abs(scroll - start.scroll) < 0.05
  const keepForLater = async ({ view, page, scroll }: ReadingPlace) => {
    start = null
    const [name, path] = [`place ${bookId}`, `/api/library/reading/${bookId}`]
    await storeEntry(createEntry({ name, path, body: { view, page, scroll } }))
  }
  const flush = () => void send()
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('pagehide', flush)
  window.addEventListener('online', flush)

  return {
    note: (place: ReadingPlace) => {
      pendingPlace = { ...place, at: Date.now(), sent: false }
      void writeValue(key, pendingPlace)
      if (isLocalOnly) {
        if (!isStart(place)) void keepForLater(place)
        pendingPlace = undefined
      } else
        timer ??= setTimeout(
          send,
          Math.max(1000, sentAt + MIN_WRITE_INTERVAL_MS - performance.now()),
        )
    },
    stop: () => {
      flush()
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
    },
  }
}
