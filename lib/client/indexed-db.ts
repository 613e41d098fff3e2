/**
 * Local reading settings and positions. Not in localStorage, which holds only the session's two items.
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

export async function writeValue(key: string, value: unknown): Promise<void> {
  try {
    await runRequest((store) => store.put(value, key), 'readwrite')
  } catch {
    // Refused or full: the value is not stored.
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
