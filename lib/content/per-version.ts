import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'
import { getWatchedContentVersion } from '@/server/contract'
import { getContentVersion } from './version'

const OWN_CHECK_INTERVAL_MS = 1_000

type VersionedCopy<Value> = { version?: string; value?: Promise<Value> }

/**
 * One read per content version and process, so that pages rendered per request use the copy. The version is
 * known before the rows are read: rows may be newer than it, and are then read again.
 */
export function keepPerContentVersion<Value>(name: string, read: () => Promise<Value>) {
  const copy = getProcessSingleton<VersionedCopy<Value>>(name, () => ({}))

  async function get(): Promise<Value> {
    const version = getWatchedContentVersion() ?? (await readOwnVersion())
    if (copy.value && copy.version === version) return copy.value
    const value = read()
    Object.assign(copy, { version, value })
    value.catch(() => {
      // The callers get the error; the next one asks the database again.
      if (copy.value === value) copy.value = undefined
    })
    return value
  }

  /** After a change, so that this process shows it at once. */
  function forget() {
    copy.value = undefined
  }

  return { get, forget }
}

const ownCheck = getProcessSingleton<{ version?: Promise<string>; at: number }>(
  'own content version',
  () => ({ at: 0 }),
)

/** Where no server of ours watches the version. */
function readOwnVersion(): Promise<string> {
  if (ownCheck.version && Date.now() - ownCheck.at < OWN_CHECK_INTERVAL_MS) return ownCheck.version
  const version = getContentVersion()
  Object.assign(ownCheck, { version, at: Date.now() })
  version.catch(() => {
    // As above.
    if (ownCheck.version === version) ownCheck.version = undefined
  })
  return version
}
