/**
 * What this browser keeps by itself: how somebody likes to read, and how far. Not in the local
 * storage, which holds the session's two items and nothing else. A browser that refuses it forgets.
 */

const STORE_NAME = 'kept'

let openedDatabase: Promise<IDBDatabase> | undefined

export async function readValue<Value>(key: string): Promise<Value | undefined> {
  try {
    return (await runRequest((store) => store.get(key), 'readonly')) as Value | undefined
  } catch {
    // Refused by the browser (private mode, say): nothing was ever kept there.
    return undefined
  }
}

export async function writeValue(key: string, value: unknown): Promise<void> {
  try {
    await runRequest((store) => store.put(value, key), 'readwrite')
  } catch {
    // Refused, or full: then it is not remembered.
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
