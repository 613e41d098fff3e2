import { existsSync, readFileSync } from 'node:fs'
import {
  buildCode,
  nameCodesFile,
  type PrintedCodes,
  patchPiece,
} from '@/lib/library/printed-codes'

/** A bundled file as the site at this address sends it: with the codes that lead back to the site. */
export function readSentFile(file: string, siteUrl: string): Buffer {
  const bytes = readFileSync(file)
  const codesFile = nameCodesFile(file)
  if (!existsSync(codesFile)) return bytes
  const codes: PrintedCodes = JSON.parse(readFileSync(codesFile, 'utf8'))
  const patches = codes.flatMap(({ at, path }) => {
    const code = buildCode(new URL(path, siteUrl).href)
    return code ? [{ at, bytes: code }] : []
  })
  return patchPiece({ start: 0, bytes }, patches)
}
