/**
 * What this browser keeps by itself: how somebody likes to read, and how far. Not in the local
 * storage, which holds the session's two items and nothing else. A browser that refuses it forgets.
 */

const SHELF = 'kept'

let opened: Promise<IDBDatabase> | undefined

export async function kept<Value>(key: string): Promise<Value | undefined> {
  try {
    return (await asked((shelf) => shelf.get(key), 'readonly')) as Value | undefined
  } catch {
    // Refused by the browser (private mode, say): nothing was ever kept there.
    return undefined
  }
}

export async function keep(key: string, value: unknown): Promise<void> {
  try {
    await asked((shelf) => shelf.put(value, key), 'readwrite')
  } catch {
    // Refused, or full: then it is not remembered.
  }
}

async function asked(ask: (shelf: IDBObjectStore) => IDBRequest, mode: IDBTransactionMode) {
  opened ??= open()
  const shelf = (await opened).transaction(SHELF, mode).objectStore(SHELF)
  return settled(ask(shelf))
}

function open() {
  const request = indexedDB.open('uns', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(SHELF)
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
