/**
 * Local reading settings and positions, what is not sent yet and names of a class. Not in localStorage, which holds
 * only the session's two items.
 * Browsers without IndexedDB store nothing.
 */

const STORE_NAME = 'kept'

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
    const keys = selectKeys(prefix)
    return (await runRequest((store) => store.getAll(keys), 'readonly')) as Value[]
  } catch {
    // As in `readValue`.
    return []
  }
}

/** Of all keys that begin with it. */
export async function removeValues(prefix: string): Promise<void> {
  try {
    await runRequest((store) => store.delete(selectKeys(prefix)), 'readwrite')
  } catch {
    // Nothing was stored.
  }
}

/** In one transaction, so a value that another tab wrote meanwhile stays. */
export async function removeValueIf<Value>(key: string, isSame: (value: Value) => boolean) {
  await runRequest((store) => {
    const reading = store.get(key)
    reading.addEventListener('success', () => {
      if (reading.result !== undefined && isSame(reading.result)) store.delete(key)
    })
    return reading
  }, 'readwrite').catch(() => {
    // As in `removeValues`.
  })
}

export const selectKeys = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

const runRequest = createStore('uns')

type RunRequest = <Result>(
  createRequest: (store: IDBObjectStore) => IDBRequest<Result>,
  mode: IDBTransactionMode,
) => Promise<Result>

/** One object store of keys and values, in a database of its own. */
export function createStore(databaseName: string): RunRequest {
  let openedDatabase: Promise<IDBDatabase> | undefined
  const forget = () => {
    openedDatabase = undefined
  }
  const open = async () => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME)
    const database = await toPromise(request).catch((error) => {
      // The next call tries again.
      forget()
      throw error
    })
    // Another tab deletes it, or the browser takes the space back.
    database.onversionchange = () => {
      database.close()
      forget()
    }
    database.onclose = forget
    return database
  }
  return async (createRequest, mode) => {
    openedDatabase ??= open()
    const transaction = (await openedDatabase).transaction(STORE_NAME, mode)
    const isDone = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    isDone.catch(() => {
      // The request below fails first.
    })
    const result = await toPromise(createRequest(transaction.objectStore(STORE_NAME)))
    // A full disk fails only when the transaction ends.
    await isDone
    return result
  }
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
