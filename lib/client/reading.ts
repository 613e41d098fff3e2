import type { HighlightInput, PageNote, ReadingPlace, ReadingState } from '@/lib/library/schema'
import { get, post } from './api'
import { readValue, writeValue } from './indexed-db'
import { currentSession } from './session-store'

/** Stored in this browser at once, and in the account when online. */

const MIN_WRITE_INTERVAL_MS = 10_000

type StoredReadingPlace = ReadingPlace & { at: number; sent: boolean }

const buildPlaceKey = (bookId: string) => `place ${currentSession()?.user.id ?? ''} ${bookId}`

export const readLocalPlace = (bookId: string) =>
  readValue<StoredReadingPlace>(buildPlaceKey(bookId))

export async function loadReading(bookId: string) {
  const [local, outcome] = await Promise.all([
    readLocalPlace(bookId),
    get<ReadingState>(`/api/library/reading/${bookId}`),
  ])
  const { place = null, notes = [], highlights = [] } = outcome.ok ? outcome.data : {}
  return { place: pickNewerPlace(local, place), notes, highlights, isComplete: outcome.ok }
}

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
  post(`/api/library/notes/${bookId}`, note)

export const saveHighlight = (bookId: string, highlight: HighlightInput) =>
  post(`/api/library/highlights/${bookId}`, highlight)

/**
 * Sends at most every ten seconds, and when the user leaves. Where the account's place is unknown, it stays
 * unsent: the next visit compares both.
 */
export function createPlaceRecorder(bookId: string, { isLocalOnly }: { isLocalOnly: boolean }) {
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
  const flush = () => void send()
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('pagehide', flush)
  window.addEventListener('online', flush)

  return {
    note: (place: ReadingPlace) => {
      pendingPlace = { ...place, at: Date.now(), sent: false }
      void writeValue(key, pendingPlace)
      if (isLocalOnly) pendingPlace = undefined
      else
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
