import { post } from './api'
import { sessionStore } from './storage'

const SAVE_DELAY_MS = 1_200
const RETRY_DELAY_MS = 5_000

export type AutosaveState = 'saved' | 'typed' | 'saving' | 'failed'
type AutosaveConflict<Values> = { msg: string; theirs: Values & { version: number } }

export type AutosaveOptions<Values> = {
  path: string
  /** In the storage of this tab. */
  key: string
  values: Values
  version: number
  onSaved?: () => void
  /** For values too large for one request: what to send next, and the values that the server then has. */
  encode?: (values: Values, saved: Values) => { body: object; saved: Values }
}

export type AutosaveSnapshot<Values> = {
  values: Values
  version: number
  state: AutosaveState
  error?: string
  conflict: AutosaveConflict<Values> | null
}

/** Saves by itself. Until the server has it, the text is in this tab, also across a reload. */
export function createAutosave<Values extends object>(options: AutosaveOptions<Values>) {
  const { path, key, values, version, onSaved, encode } = options
  const listeners = new Set<() => void>()
  let snapshot: AutosaveSnapshot<Values> = { values, version, state: 'saved', conflict: null }
  let saved = values
  let timer: ReturnType<typeof setTimeout> | undefined

  function update(changes: Partial<AutosaveSnapshot<Values>>) {
    snapshot = { ...snapshot, ...changes }
    for (const listener of listeners) listener()
  }

  function schedule() {
    clearTimeout(timer)
    const { state, conflict } = snapshot
    if (conflict || (state !== 'typed' && state !== 'failed')) return
    timer = setTimeout(() => void save(), state === 'typed' ? SAVE_DELAY_MS : RETRY_DELAY_MS)
  }

  const keepInTab = () =>
    sessionStore.write(key, JSON.stringify({ ...snapshot.values, version: snapshot.version }))

  /** A request that runs saves again when it ends; two at once would be a conflict with oneself. */
  function change(next: Values) {
    const { state, conflict } = snapshot
    update({ values: next, state: state === 'saving' || conflict ? state : 'typed' })
    keepInTab()
    schedule()
  }

  /** Over the version that it was typed on, or over a newer one. Null if it was not saved. */
  async function save(base = snapshot.version, fields: object = {}): Promise<number | null> {
    clearTimeout(timer)
    if (snapshot.conflict && base === snapshot.conflict.theirs.version)
      saved = snapshot.conflict.theirs
    const sent = encode
      ? encode(snapshot.values, saved)
      : { body: snapshot.values, saved: snapshot.values }
    update({ state: 'saving' })
    const result = await post<{ version: number }>(path, { ...sent.body, ...fields, version: base })
    if (!result.ok) {
      const theirs = result.now?.theirs
      const error = Object.values(result.errors ?? {})[0] ?? result.msg
      update({ state: 'failed', error })
      if (theirs) update({ conflict: { msg: result.msg ?? '', theirs: JSON.parse(theirs) } })
      schedule()
      return null
    }
    saved = sent.saved
    const state = snapshot.values === saved ? 'saved' : 'typed'
    update({ state, version: result.data.version, error: undefined, conflict: null })
    if (state === 'saved') sessionStore.write(key, null)
    else keepInTab()
    schedule()
    onSaved?.()
    return result.data.version
  }

  /** With the version that it was typed on, so that a newer one of another window is a conflict. */
  function start() {
    const stored = sessionStore.read(key)
    if (stored) {
      const { version: storedVersion, ...storedValues } = JSON.parse(stored)
      update({ values: storedValues, version: storedVersion, state: 'typed' })
    }
    schedule()
    return () => clearTimeout(timer)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { read: () => snapshot, subscribe, start, change, save }
}
