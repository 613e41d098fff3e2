import { readValues, removeValues } from '../indexed-db'
import {
  type Batch,
  createEntry,
  getOutboxUser,
  readEntries,
  removeAnswered,
  removeSent,
  sendEntries,
  sendInTurn,
  storeEntry,
  takeBatch,
  type UnsentEntry,
} from '../outbox'

export type QueueState<Body> = {
  waiting: Body[]
  delivery: 'idle' | 'sending' | 'offline' | 'logged-out' | 'gone'
  /** The browser stores nothing: what waits is lost when the page closes. */
  isKept: boolean
}

type QueueOptions<Body, Answer> = {
  /** Of names in the outbox. */
  prefix: string
  path: string
  batch: Batch
  nameOf: (body: Body) => string
  /** Where earlier releases kept them. */
  formerPrefix: string
  /** So that what follows at once is sent with it. */
  delayMs?: number
  onChange: (state: QueueState<Body>) => void
  onAnswer?: (sent: Body[], answer: Answer) => void
}

const FIRST_RETRY_MS = 3_000
const MAX_RETRY_MS = 60_000

/** What one page has in the outbox: sent at once, again and again, and shown. */
export function createUnsentQueue<Body extends object, Answer = unknown>({
  prefix,
  path,
  batch,
  nameOf,
  formerPrefix,
  delayMs = 0,
  onChange,
  onAnswer,
}: QueueOptions<Body, Answer>) {
  const userId = getOutboxUser()
  let entries: UnsentEntry<Body>[] = []
  let delivery: QueueState<Body>['delivery'] = 'idle'
  let isKept = true
  /** They need an answer of the teacher. */
  const held = new Set<string>()
  const stored = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let isClosed = false

  const read = (): QueueState<Body> => ({
    ...{ waiting: entries.map(({ body }) => body), delivery, isKept },
  })
  function update(next = delivery) {
    delivery = next
    if (!isClosed) onChange(read())
  }

  async function open(): Promise<Body[]> {
    isClosed = false
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    await sendInTurn(async () => {
      await takeFormer()
      await readStored()
    })
    update()
    void send()
    return read().waiting
  }

  async function takeFormer() {
    const former = (await readValues<Body | Body[]>(formerPrefix)).flat() as Body[]
    const known = new Set((await readEntries(prefix, userId)).map(({ name }) => name))
    for (const body of former) {
      const name = prefix + nameOf(body)
      const isHere = known.has(name)
      if (!isHere && !(await storeEntry(createEntry({ name, path, body, batch }), userId))) return
    }
    if (former.length > 0) await removeValues(formerPrefix)
  }

  /** Another tab may have added some, or sent them. */
  async function readStored() {
    const present = await readEntries<Body>(prefix, userId)
    const own = entries.filter(({ id }) => !stored.has(id))
    entries = [...present.filter(({ name }) => !own.some((entry) => entry.name === name)), ...own]
    for (const { id } of present) stored.add(id)
  }

  async function add(body: Body) {
    const name = prefix + nameOf(body)
    const entry = createEntry({ name, path, body, batch })
    entries = [...entries.filter((other) => other.name !== name), entry]
    update()
    isKept = await storeEntry(entry, userId)
    if (isKept) stored.add(entry.id)
    schedule(delayMs)
  }

  /** Such as a sheet that the teacher decided against. */
  async function drop(body: Body) {
    const dropped = entries.filter(({ name }) => name === prefix + nameOf(body))
    entries = entries.filter((entry) => !dropped.includes(entry))
    update()
    for (const entry of dropped) await removeSent(entry, userId)
  }

  async function send() {
    if (delivery === 'sending' || isClosed) return
    clearTimeout(timer)
    update('sending')
    const status = await sendInTurn(sendNext)
    if (status === null) return update('idle')
    if (status < 200 || status >= 300) return waitAfter(status)
    retryMs = FIRST_RETRY_MS
    update('idle')
    await send()
  }

  /** Null if nothing waits. */
  async function sendNext(): Promise<number | null> {
    await readStored()
    const next = takeBatch(
      entries.filter(({ id }) => !held.has(id)),
      batch,
    )
    if (next.length === 0) return null
    const outcome = await sendEntries(next, userId)
    if (!outcome.ok) return outcome.status
    const left = await removeAnswered(next, outcome, userId)
    for (const { id } of left) held.add(id)
    entries = entries.filter((entry) => !next.includes(entry) || left.includes(entry))
    const sent = next.map(({ body }) => body)
    onAnswer?.(sent, outcome.data as Answer)
    return outcome.status
  }

  function waitAfter(status: number) {
    update(status === 401 ? 'logged-out' : status === 404 ? 'gone' : 'offline')
    if (delivery !== 'offline') return
    schedule(retryMs)
    retryMs = Math.min(MAX_RETRY_MS, retryMs * 2)
  }

  function schedule(delay: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void send(), delay)
  }

  /** The connection is back, or the page is looked at again. */
  function retry() {
    retryMs = FIRST_RETRY_MS
    void send()
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retry)
  }

  return { open, add, drop, retry, close, read }
}
