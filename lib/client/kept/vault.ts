import { createStore, selectKeys } from '../indexed-db'
import { KEPT_DATABASE } from '../session-store'

/**
 * What a device keeps, encrypted with a key of this user and device that scripts cannot read. A logout deletes the
 * database, and with it the key (`KEPT_DATABASE` in session-store.ts). It is a lock, not copy protection.
 */

export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }
type VaultKey = { userId: string; key: CryptoKey }

const KEY_NAME = 'key'
const ALGORITHM = 'AES-GCM'

export class StorageFullError extends Error {}

export type Vault = Awaited<ReturnType<typeof openVault>>

/** Of another user than before, it is emptied first. */
export async function openVault(userId: string) {
  const key = (await readKey(userId)) ?? (await createKey(userId))

  async function write(name: string, bytes: BufferSource) {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const data = await crypto.subtle.encrypt(protect(name, iv), key, bytes)
    await change((store) => store.put({ iv, data } satisfies Sealed, name))
  }

  /** Undefined if it is not there, or was changed. */
  async function read(name: string): Promise<ArrayBuffer | undefined> {
    const sealed = (await run((store) => store.get(name), 'readonly')) as Sealed | undefined
    return sealed && open(name, sealed)
  }

  const open = (name: string, { iv, data }: Sealed) =>
    // Changed, or of another key: as if it were not there.
    crypto.subtle.decrypt(protect(name, iv), key, data).catch(() => undefined)

  return {
    write,
    read,
    writeJson: (name: string, value: unknown) =>
      write(name, new TextEncoder().encode(JSON.stringify(value))),
    readJson: async <Value>(name: string) => {
      const bytes = await read(name)
      return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Value)
    },
    listNames: async (prefix: string) =>
      (await run((store) => store.getAllKeys(selectKeys(prefix)), 'readonly')) as string[],
    remove: async (prefix: string) =>
      void (await run((store) => store.delete(selectKeys(prefix)), 'readwrite')),
  }
}

/** Of two tabs at once, the first creates it. What has no key that belongs to it is deleted. */
async function createKey(userId: string): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await change((store) => {
    const reading = store.get(KEY_NAME)
    reading.addEventListener('success', () => {
      if (reading.result?.userId === userId) return
      store.clear()
      store.put({ userId, key } satisfies VaultKey, KEY_NAME)
    })
    return reading
  })
  return (await readKey(userId)) ?? key
}

async function readKey(userId: string): Promise<CryptoKey | undefined> {
  const stored = (await run((store) => store.get(KEY_NAME), 'readonly')) as VaultKey | undefined
  return stored?.userId === userId ? stored.key : undefined
}

/** Bound to its name: no piece opens in another's place. */
const protect = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  ...{ name: ALGORITHM, iv },
  additionalData: new TextEncoder().encode(name),
})

const run = createStore(KEPT_DATABASE)

const change = (createRequest: (store: IDBObjectStore) => IDBRequest) =>
  run(createRequest, 'readwrite').catch((fault) => {
    throw /^Quota/.test(fault?.name) ? new StorageFullError() : fault
  })
