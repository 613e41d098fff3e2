import { ASSIGNMENT_MARKS_PER_DELIVERY, SHEETS_PER_DELIVERY } from '@/lib/class-tests/kinds'
import { type ApiOutcome, post } from './api'
import { readValues, removeValueIf, writeValue } from './indexed-db'
import { currentSession } from './session-store'

/**
 * What waits for a connection: notes, highlights and places in books, read sheets and marks of classes. Of each entry
 * the latest alone, in this browser until the server has it, and sent only as the user who wrote it. The server takes
 * an entry once, however often it arrives: it has a name or an id, and a time that only a later one replaces.
 */

export type UnsentEntry<Body extends object = object> = {
  name: string
  path: string
  body: Body
  at: number
  id: string
  /** Sent with others of its kind in one request, which answers each. */
  batch?: Batch
}

const BATCH_SIZES = { sheets: SHEETS_PER_DELIVERY, marks: ASSIGNMENT_MARKS_PER_DELIVERY }
export type Batch = keyof typeof BATCH_SIZES

type UserId = string | undefined

/** A test in the bin may come back. */
const MAX_REFUSED_MS = 30 * 24 * 60 * 60 * 1000

export const getOutboxUser = (): UserId => currentSession()?.user.id
const buildPrefix = (userId: UserId) => `outbox ${userId} `

/** One tab at a time. */
export const sendInTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('outbox', work) : work()

/** Sends it, or keeps it until there is a connection. Without either, the outcome is a failure. */
export async function deliver(
  name: string,
  path: string,
  body: object,
): Promise<ApiOutcome<unknown>> {
  const userId = getOutboxUser()
  const entry = createEntry({ name, path, body })
  const isStored = await storeEntry(entry, userId)
  const outcome = await sendEntries([entry], userId)
  if (isFinal(outcome.status)) await removeSent(entry, userId)
  // After the next login it is sent, which the user should know.
  else if (isStored && outcome.status !== 401) return { ok: true, status: 0, data: null }
  return outcome
}

export const createEntry = <Body extends object>(
  fields: Omit<UnsentEntry<Body>, 'at' | 'id'>,
): UnsentEntry<Body> => ({ ...fields, at: Date.now(), id: crypto.randomUUID() })

/** False if the browser stores nothing, or nobody is logged in. */
export const storeEntry = async (entry: UnsentEntry, userId = getOutboxUser()) =>
  Boolean(userId) && (await writeValue(buildPrefix(userId) + entry.name, entry))

export function sendWaiting(): Promise<void> {
  const userId = getOutboxUser()
  return sendInTurn(async () => {
    for (const entries of groupEntries(await readEntries('', userId))) {
      const outcome = await sendEntries(entries, userId)
      const { status } = outcome
      if (status === 0 || status === 401 || status === 429 || status >= 500) return
      await removeAnswered(entries, outcome, userId)
    }
  })
}

/** Such as the notes of one book, to show them before they are sent. */
export const listWaiting = async <Body extends object>(namePrefix: string): Promise<Body[]> =>
  (await readEntries<Body>(namePrefix)).map(({ body }) => body)

export const countWaiting = async () => (await readEntries('')).length

export const readEntries = <Body extends object>(namePrefix: string, userId = getOutboxUser()) =>
  readValues<UnsentEntry<Body>>(buildPrefix(userId) + namePrefix)

/** Nothing is sent as another user, who may have logged in meanwhile. */
export async function sendEntries(
  entries: UnsentEntry[],
  userId: UserId,
): Promise<ApiOutcome<unknown>> {
  const [first] = entries
  if (!first || !userId || getOutboxUser() !== userId) return { ok: false, status: 401, data: null }
  return first.batch
    ? post(first.path, { [first.batch]: entries.map(({ body }) => body) })
    : post(first.path, { ...first.body, secondsAgo: measureAge(first) })
}

export const takeBatch = <Entry extends UnsentEntry>(entries: Entry[], batch: Batch) =>
  entries.slice(0, BATCH_SIZES[batch])

function groupEntries(entries: UnsentEntry[]): UnsentEntry[][] {
  const groups: UnsentEntry[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    const { batch } = entry
    const fits = batch && group?.[0]?.path === entry.path && group.length < BATCH_SIZES[batch]
    if (fits) group.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** Returns those that are still here: a page asks the teacher about them. */
export async function removeAnswered<Entry extends UnsentEntry>(
  entries: Entry[],
  outcome: ApiOutcome<unknown>,
  userId: UserId,
): Promise<Entry[]> {
  const { outcomes = [] } = (outcome.data ?? {}) as { outcomes?: { id: string; is: string }[] }
  const stays = (entry: Entry) => {
    if (!entry.batch) return !isFinal(outcome.status)
    if (!outcome.ok) return Date.now() - entry.at < MAX_REFUSED_MS
    return outcomes.some(
      ({ id, is }) => is !== 'stored' && 'id' in entry.body && entry.body.id === id,
    )
  }
  for (const entry of entries) if (!stays(entry)) await removeSent(entry, userId)
  return entries.filter(stays)
}

/** A change that was made meanwhile stays. */
export const removeSent = ({ name, id }: UnsentEntry, userId: UserId) =>
  removeValueIf<UnsentEntry>(buildPrefix(userId) + name, (stored) => stored.id === id)

/** A later attempt would change nothing: it is stored, the item is gone, or it is too old for this site. */
const isFinal = (status: number) =>
  status >= 200 && status < 500 && ![401, 403, 429].includes(status)

const measureAge = ({ at }: UnsentEntry) => Math.max(0, Math.floor((Date.now() - at) / 1000))
