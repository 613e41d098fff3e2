/**
 * Local reading settings and positions, sheets on their way and names of a class. Not in localStorage, which holds only the session's two items.
 * Browsers without IndexedDB store nothing.
 */

const STORE_NAME = 'kept'

let openedDatabase: Promise<IDBDatabase> | undefined

export async function readValue<Value>(key: string): Promise<Value | undefined> {
  try {
    return (await runRequest((store) => store.get(key), 'readonly')) as Value | undefined
  } catch {
    // The browser refuses storage (private mode, for example), so nothing was stored.
    return undefined
  }
}

/** False if the value is not stored. */
export async function writeValue(key: string, value: unknown): Promise<boolean> {
  try {
    await runRequest((store) => store.put(value, key), 'readwrite')
    return true
  } catch {
    // Refused or full.
    return false
  }
}

/** Of all keys that begin with it. */
export async function readValues<Value>(prefix: string): Promise<Value[]> {
  try {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    return (await runRequest((store) => store.getAll(range), 'readonly')) as Value[]
  } catch {
    // As in `readValue`.
    return []
  }
}

export async function removeValue(key: string): Promise<void> {
  try {
    await runRequest((store) => store.delete(key), 'readwrite')
  } catch {
    // Nothing was stored.
  }
}

async function runRequest(
  createRequest: (store: IDBObjectStore) => IDBRequest,
  mode: IDBTransactionMode,
) {
  openedDatabase ??= openDatabase()
  const store = (await openedDatabase).transaction(STORE_NAME, mode).objectStore(STORE_NAME)
  return toPromise(createRequest(store))
}

function openDatabase() {
  const request = indexedDB.open('uns', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME)
  return toPromise(request)
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
