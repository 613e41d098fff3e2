import type { KeptPart, LicensedItem } from '@/lib/kept/schema'
import { BookFileError, type BookFileRange, fetchRange } from '../fetch-range'
import type { Vault } from './vault'

/** Files in pieces, so that a lost connection continues where it ended and a page of a large book opens at once. */

const PIECE_BYTES = 256 * 1024

type KeptFiles = Pick<LicensedItem, 'item' | 'licence' | 'parts'>

export const namePieces = (item: string) => `piece ${item} `
const nameVersionPieces = ({ item, licence }: KeptFiles) => `${namePieces(item)}${licence.version} `
const namePiece = (files: KeptFiles, part: string, index: number) =>
  `${nameVersionPieces(files)}${part} ${index}`
export const nameCover = (files: KeptFiles) => namePiece(files, 'cover', 0)

const listPieces = (files: KeptFiles, { name, bytes }: KeptPart) =>
  Array.from({ length: Math.ceil(bytes / PIECE_BYTES) }, (_, index) => ({
    ...{ name: namePiece(files, name, index), start: index * PIECE_BYTES },
    end: Math.min((index + 1) * PIECE_BYTES, bytes),
  }))

/** Continues what an earlier attempt left. */
export async function loadPieces(
  vault: Vault,
  files: KeptFiles,
  onShare: (share: number) => void = () => {},
): Promise<void> {
  const total = files.parts.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const stored = new Set(await vault.listNames(nameVersionPieces(files)))
  for (const part of files.parts) {
    for (const { name, start, end } of listPieces(files, part)) {
      if (!stored.has(name)) await loadPiece(vault, name, part, start, end)
      done += end - start
      onShare(done / total)
    }
    await checkPart(vault, files, part)
  }
}

async function loadPiece(vault: Vault, name: string, part: KeptPart, start: number, end: number) {
  const { bytes, total } = await fetchRange(part.url, start, end, new AbortController().signal)
  if (total !== part.bytes) throw new BookFileError('unreadable')
  await vault.write(name, bytes)
}

async function checkPart(vault: Vault, files: KeptFiles, part: KeptPart) {
  // A piece that an ended login left has another key.
  const bytes = await readPart(vault, files, part).catch(() => new Uint8Array())
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  if (hash.join('') === part.sha256) return
  await vault.remove(nameVersionPieces(files))
  throw new BookFileError('unreadable')
}

export const readPart = async (vault: Vault, files: KeptFiles, part: KeptPart) =>
  (await readKeptRange(vault, files, part, 0, part.bytes)).bytes

export async function readKeptRange(
  vault: Vault,
  files: KeptFiles,
  part: KeptPart,
  start: number,
  end: number,
): Promise<BookFileRange> {
  const last = Math.min(end, part.bytes)
  const bytes = new Uint8Array(Math.max(last - start, 0))
  for (const piece of listPieces(files, part)) {
    if (piece.end <= start || piece.start >= last) continue
    const content = await vault.read(piece.name)
    if (!content) throw new BookFileError('unreadable')
    const [from, to] = [Math.max(start, piece.start), Math.min(last, piece.end)]
    bytes.set(new Uint8Array(content, from - piece.start, to - from), from - start)
  }
  return { bytes, total: part.bytes }
}

/** The browser may take back some of the space. */
export async function arePiecesComplete(vault: Vault, files: KeptFiles): Promise<boolean> {
  const stored = new Set(await vault.listNames(nameVersionPieces(files)))
  return files.parts.every((part) => listPieces(files, part).every(({ name }) => stored.has(name)))
}

/** Of earlier versions, once the new one is there. */
export async function removeOtherVersions(vault: Vault, files: KeptFiles) {
  const [all, kept] = [namePieces(files.item), nameVersionPieces(files)]
  for (const name of await vault.listNames(all))
    if (!name.startsWith(kept)) await vault.remove(name)
}
