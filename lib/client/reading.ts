import type { PageNote, Reading, ReadingPlace } from '@/lib/library/schema'
import { get, post } from './api'
import { keep, kept } from './kept'
import { currentSession } from './session-store'

/** Where somebody is in a book: in this browser at once, with the account as soon as there is a line. */

const BETWEEN_WRITES_MS = 10_000

type Kept = ReadingPlace & { at: number; sent: boolean }

const keyOf = (book: string) => `place ${currentSession()?.user.id ?? ''} ${book}`

export const placeHere = (book: string) => kept<Kept>(keyOf(book))

export async function readingOf(book: string) {
  const [here, answer] = await Promise.all([
    placeHere(book),
    get<Reading>(`/api/library/reading/${book}`),
  ])
  const { place = null, notes = [] } = answer.ok ? answer.data : {}
  return { place: younger(here, place), notes }
}

/** Each is as old as its own clock says: the clocks of two phones are never compared. */
function younger(here: Kept | undefined, there: Reading['place']): ReadingPlace | null {
  if (!here || !there) return there ?? here ?? null
  const secondsAgo = (Date.now() - here.at) / 1000
  return !here.sent && secondsAgo < there.secondsAgo ? here : there
}

export const keepNote = (book: string, note: PageNote) => post(`/api/library/notes/${book}`, note)

/** Takes each place as it comes, and sends it at most every ten seconds, and when the person leaves. */
export function placeKeeper(book: string) {
  const key = keyOf(book)
  let unsent: Kept | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sentAt = Number.NEGATIVE_INFINITY

  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    if (!unsent) return
    const place = unsent
    unsent = undefined
    sentAt = performance.now()
    const { view, page, down } = place
    const { ok } = await post(`/api/library/reading/${book}`, { view, page, down }, true)
    if (ok) void keep(key, { ...place, sent: true })
    else unsent ??= place
  }
  const leave = () => void send()
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('online', leave)

  return {
    note: (place: ReadingPlace) => {
      unsent = { ...place, at: Date.now(), sent: false }
      void keep(key, unsent)
      timer ??= setTimeout(send, Math.max(1000, sentAt + BETWEEN_WRITES_MS - performance.now()))
    },
    stop: () => {
      leave()
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', leave)
    },
  }
}
