import 'server-only'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { encode } from 'uqr'
import { absoluteUrl } from '@/base/owner'
import { getProcessSingleton } from '@/base/process-singleton'

/**
 * The PDFs of the site have places for QR codes that lead back to it. Its address is a setting, so
 * the bytes of a code are put in when a file is read: the length of the file stays, and so do its ranges.
 */

/** Written beside a PDF by `npm run studio -- books`. */
export type PrintedCodes = { at: number; path: string }[]

/** Modules of a side; a code of version 6 has 41. */
export const CODE_SIDE = 41
const CODE_VERSION = 6
/** Bytes that the version holds, by the level of its error correction. */
const CAPACITIES = [
  ['M', 106],
  ['L', 134],
] as const

export type CodePatch = { at: number; bytes: Buffer }

/** A chunk that begins at this byte of the file. */
export type FilePiece = { start: number; bytes: Buffer }

export const nameCodesFile = (file: string) => `${file}.codes.json`

/** As an image of one bit for each module, in literal runs of the filter RunLengthDecode, which qpdf leaves alone. */
export function packCode(isDark: (row: number, column: number) => boolean): Buffer {
  const rowBytes = Math.ceil(CODE_SIDE / 8)
  const bits = Buffer.alloc(rowBytes * CODE_SIDE, 0xff)
  for (let row = 0; row < CODE_SIDE; row += 1)
    for (let column = 0; column < CODE_SIDE; column += 1) {
      const index = row * rowBytes + (column >> 3)
      if (isDark(row, column)) bits[index] = (bits[index] ?? 0) & ~(0x80 >> (column & 7))
    }
  const runs: Buffer[] = []
  for (let start = 0; start < bits.length; start += 128) {
    const run = bits.subarray(start, start + 128)
    runs.push(Buffer.from([run.length - 1]), run)
  }
  return Buffer.concat([...runs, Buffer.from([128])])
}

/** Null if the address is too long: the place stays empty. */
export function buildCode(url: string): Buffer | null {
  const length = Buffer.byteLength(url)
  const [ecc] = CAPACITIES.find(([, capacity]) => length <= capacity) ?? []
  if (!ecc) return null
  const version = { minVersion: CODE_VERSION, maxVersion: CODE_VERSION }
  const { data } = encode(url, { ecc, ...version, border: 0, boostEcc: false })
  return packCode((row, column) => data[row]?.[column] ?? false)
}

/** Bundled files and the address do not change at runtime. */
const patches = getProcessSingleton('printed codes', () => new Map<string, CodePatch[]>())

export async function findCodePatches(file: string): Promise<CodePatch[]> {
  const codesFile = nameCodesFile(file)
  const known = patches.get(file)
  if (known) return known
  const codes: PrintedCodes = existsSync(codesFile)
    ? JSON.parse(await readFile(codesFile, 'utf8'))
    : []
  const found = codes.flatMap(({ at, path }) => {
    const bytes = buildCode(absoluteUrl(path))
    return bytes ? [{ at, bytes }] : []
  })
  patches.set(file, found)
  return found
}

export function patchPiece({ start, bytes }: FilePiece, codePatches: CodePatch[]): Buffer {
  const patched = Buffer.from(bytes)
  for (const patch of codePatches) {
    const from = Math.max(patch.at, start)
    const to = Math.min(patch.at + patch.bytes.length, start + bytes.length)
    if (from < to) patch.bytes.copy(patched, from - start, from - patch.at, to - patch.at)
  }
  return patched
}

/** The whole file as the site sends it, for archives and hashes. */
export async function readPrintedFile(file: string): Promise<Buffer> {
  const bytes = await readFile(/* turbopackIgnore: true */ file)
  return patchPiece({ start: 0, bytes }, await findCodePatches(file))
}
