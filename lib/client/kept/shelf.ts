import type { LicenceAnswer, LicensedItem } from '@/lib/kept/schema'
import type { BookText, ReadingState } from '@/lib/library/schema'
import { get, post } from '../api'
import { BookFileError } from '../fetch-range'
import { readValue, writeValue } from '../indexed-db'
import { clearSession, currentSession } from '../session-store'
import { readClock, setClock } from './clock'
import { type KeptSession, readNextSession, storeNextSession } from './next-session'
import {
  arePiecesComplete,
  loadPieces,
  nameCover,
  namePieces,
  readKeptRange,
  readPart,
  removeOtherVersions,
} from './pieces'
import { openVault, StorageFullError, type Vault } from './vault'

/** Why an item cannot be opened now, if it cannot. */
export type KeptState = 'open' | 'expired' | 'clock' | 'incomplete'
export type ShelfItem = LicensedItem & { state: KeptState }
export type KeepOutcome = 'kept' | 'full' | 'connection' | 'refused'

const nameItem = (item: string) => `item ${item}`
const nameReading = (bookId: string) => `reading ${bookId}`

/** The names of kept items stay outside the vault, so that they can be loaded again after the next login. */
const buildWishKey = () => `kept ${currentSession()?.user.id ?? ''}`
const readWishes = async () => (await readValue<string[]>(buildWishKey())) ?? []

/** Null without a login. */
async function openShelf(): Promise<Vault | null> {
  const session = currentSession()
  return session && openVault(session.user.id)
}

/** One tab at a time. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('kept', work) : work()

export const keepItem = (name: string, onShare?: (share: number) => void): Promise<KeepOutcome> =>
  inTurn(async () => {
    try {
      const vault = await openShelf()
      const answer = vault && (await requestLicences([{ item: name }]))
      const [licensed] = answer?.licensed ?? []
      if (!vault || !answer) return 'connection'
      if (!licensed) return 'refused'
      await setClock(vault, answer.now)
      await store(vault, licensed, onShare)
      await writeValue(buildWishKey(), [...new Set([...(await readWishes()), name])])
      return 'kept'
    } catch (fault) {
      if (fault instanceof StorageFullError) {
        // What is left is taken up by the next attempt.
        await removeHalf(name).catch(() => undefined)
        return 'full'
      }
      return fault instanceof BookFileError && fault.kind === 'closed' ? 'refused' : 'connection'
    }
  })

/** It would only take space from the rest. */
async function removeHalf(name: string) {
  const isOnShelf = (await listShelf()).some(({ item }) => item === name)
  if (!isOnShelf) await (await openShelf())?.remove(namePieces(name))
}

export const removeKept = (name: string) =>
  inTurn(async () => {
    const vault = await openShelf()
    if (vault) await drop(vault, name)
  })

async function drop(vault: Vault, name: string) {
  await vault.remove(nameItem(name))
  await vault.remove(namePieces(name))
  await vault.remove(nameReading(name.replace('book/', '')))
  await writeValue(
    buildWishKey(),
    (await readWishes()).filter((wish) => wish !== name),
  )
}

export async function listShelf(): Promise<ShelfItem[]> {
  const vault = await openShelf()
  if (!vault) return []
  const clock = await readClock(vault)
  const names = await vault.listNames('item ')
  const shelf = await Promise.all(
    names.map(async (name) => judge(vault, await vault.readJson<LicensedItem>(name), clock)),
  )
  return shelf.filter((item) => item !== null)
}

/** Undefined without one, or once it is over. */
export async function findKeptSession(): Promise<KeptSession | undefined> {
  const vault = await openShelf()
  const session = vault && (await readNextSession(vault))
  return session && Date.parse(session.startsAt) > Date.now() - DAY_MS ? session : undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

type Clock = Awaited<ReturnType<typeof readClock>>

async function judge(vault: Vault, item: LicensedItem | undefined, { now, isSetBack }: Clock) {
  if (!item) return null
  const isExpired = now >= Date.parse(item.licence.validUntil)
  const state: KeptState = isSetBack
    ? 'clock'
    : isExpired
      ? 'expired'
      : (await arePiecesComplete(vault, item))
        ? 'open'
        : 'incomplete'
  return { ...item, state }
}

/** With a connection: renews licences, replaces old versions, deletes what may no longer be read. */
export const syncShelf = (mayLoad = true): Promise<'synced' | 'offline' | 'ended'> =>
  inTurn(async () => {
    const vault = await openShelf()
    if (!vault) return 'ended'
    const shelf = await listShelf()
    const wishes = (await readWishes()).filter((wish) => !shelf.some(({ item }) => item === wish))
    if (shelf.length + wishes.length === 0) return 'synced'
    const answer = await requestLicences([
      ...shelf.map(({ item, licence }) => ({ item, licence })),
      ...wishes.map((item) => ({ item })),
    ])
    if (!answer) return currentSession() ? 'offline' : 'ended'
    await setClock(vault, answer.now)
    for (const name of answer.refused) await drop(vault, name)
    for (const licensed of answer.licensed) {
      const known = shelf.find(({ item }) => item === licensed.item)
      const isSame = known?.licence.version === licensed.licence.version
      if (isSame && known.state !== 'incomplete') {
        const { state: _, ...stored } = known
        await vault.writeJson(nameItem(licensed.item), { ...stored, ...licensed })
      }
      // A failed attempt continues at the next contact; the old version stays until then.
      else if (mayLoad) await store(vault, licensed).catch(() => undefined)
    }
    await storeReading(vault, answer.licensed)
    await storeNextSession(vault)
    return 'synced'
  })

async function requestLicences(items: object[]): Promise<LicenceAnswer | null> {
  const outcome = await post<LicenceAnswer>('/api/kept/licences', { items })
  // The login has ended, here or elsewhere: that deletes the vault.
  if (outcome.status === 401) clearSession()
  return outcome.data
}

async function store(vault: Vault, licensed: LicensedItem, onShare?: (share: number) => void) {
  await loadPieces(vault, licensed, onShare)
  // A book without its cover can be read.
  const cover = await fetch(licensed.cover.src).catch(() => null)
  if (cover?.ok) await vault.write(nameCover(licensed), await cover.arrayBuffer())
  const coverType = cover?.headers.get('content-type') ?? ''
  await vault.writeJson(nameItem(licensed.item), { ...licensed, coverType })
  await removeOtherVersions(vault, licensed)
}

type KeptReading = { state: ReadingState; at: number }

/** What the account knows of these books, to start from without a connection. */
async function storeReading(vault: Vault, items: LicensedItem[]) {
  for (const { item } of items) {
    const [type, bookId = ''] = item.split('/')
    if (type !== 'book') continue
    const { ok, data } = await get<ReadingState>(`/api/library/reading/${bookId}`)
    if (ok)
      await vault.writeJson(nameReading(bookId), {
        ...{ state: data, at: Date.now() },
      } satisfies KeptReading)
  }
}

export async function readKeptReading(bookId: string): Promise<ReadingState | undefined> {
  const kept = await (await openShelf())?.readJson<KeptReading>(nameReading(bookId))
  if (!kept) return
  const { place, ...state } = kept.state
  const since = Math.max(0, Math.floor((Date.now() - kept.at) / 1000))
  return { ...state, place: place && { ...place, secondsAgo: place.secondsAgo + since } }
}

export type OpenedItem = NonNullable<Awaited<ReturnType<typeof openKept>>>

/** Null unless it can be opened now. */
export async function openKept(name: string) {
  const vault = await openShelf()
  const item = (await listShelf()).find((candidate) => candidate.item === name)
  const document = item?.parts.find((part) => part.name === 'document')
  if (!vault || item?.state !== 'open' || !document) return null
  const textPart = item.parts.find((part) => part.name === 'text')
  const text = textPart && (await readPart(vault, item, textPart))
  const cover = await vault.read(nameCover(item))
  const { coverType } = item as ShelfItem & { coverType?: string }
  return {
    ...item,
    text: text ? (JSON.parse(new TextDecoder().decode(text)) as BookText) : null,
    cover: {
      ...item.cover,
      src: cover ? URL.createObjectURL(new Blob([cover], { type: coverType })) : item.cover.src,
    },
    fileUrl: document.url,
    readRange: (start: number, end: number) => readKeptRange(vault, item, document, start, end),
  }
}
