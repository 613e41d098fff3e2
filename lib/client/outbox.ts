import { type ApiOutcome, post } from './api'
import { readValues, removeValueIf, writeValue } from './indexed-db'
import { currentSession } from './session-store'

/**
 * What waits for a connection: of each entry the latest alone, in this browser until the server has it. The server
 * takes an entry once, however often it arrives: it has a name, and a writing time that only a later one replaces.
 */

type UnsentEntry = { name: string; path: string; body: object; at: number; id: string }

const buildPrefix = () => `outbox ${currentSession()?.user.id ?? ''} `

/** Sends it, or keeps it until there is a connection. Without either, the outcome is a failure. */
export async function deliver(
  name: string,
  path: string,
  body: object,
): Promise<ApiOutcome<unknown>> {
  const entry = await putInOutbox(name, path, body)
  const outcome = await post(path, body)
  if (outcome.status === 0 && entry.isStored) return { ok: true, status: 0, data: null }
  await removeSent(entry)
  return outcome
}

export async function putInOutbox(name: string, path: string, body: object) {
  const entry: UnsentEntry = { name, path, body, at: Date.now(), id: crypto.randomUUID() }
  return { ...entry, isStored: await writeValue(buildPrefix() + name, entry) }
}

/** Returns how many still wait. */
export function sendWaiting(): Promise<number> {
  const send = async () => {
    const waiting = await readValues<UnsentEntry>(buildPrefix())
    let left = waiting.length
    for (const entry of waiting) {
      const { status } = await post(entry.path, { ...entry.body, secondsAgo: measureAge(entry) })
      // Nothing that a later attempt would change: the item is gone, or the entry is too old for this site.
      const isFinal = status >= 200 && status < 500 && ![401, 403, 429].includes(status)
      if (!isFinal) return left
      await removeSent(entry)
      left -= 1
    }
    return left
  }
  return navigator.locks ? navigator.locks.request('outbox', send) : send()
}

/** Such as the notes of one book, to show them before they are sent. */
export const listWaiting = async <Body>(namePrefix: string): Promise<Body[]> =>
  (await readValues<UnsentEntry>(buildPrefix() + namePrefix)).map(({ body }) => body as Body)

/** A change that was made meanwhile stays. */
const removeSent = ({ name, id }: UnsentEntry) =>
  removeValueIf<UnsentEntry>(buildPrefix() + name, (stored) => stored.id === id)

const measureAge = ({ at }: UnsentEntry) => Math.max(0, Math.floor((Date.now() - at) / 1000))

export const countWaiting = async () => (await listWaiting('')).length
