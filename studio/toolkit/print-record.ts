import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Printed } from '@/content/toolkit/catalogue'
import { folderOf, type PartId } from '@/content/toolkit/parts'
import type { ThemeEdition } from '@/content/toolkit/types'

export type ToolkitPrintRecord = Partial<Record<PartId, Printed>>

export const computeFingerprint = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex')

type PrintedTheme = Pick<ThemeEdition, 'id' | 'language'>

const getRecordFile = (folder: string, theme: PrintedTheme) =>
  path.join(folder, folderOf(theme), 'printed.json')

export function readPrintRecord(folder: string, theme: PrintedTheme): ToolkitPrintRecord {
  const file = getRecordFile(folder, theme)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Recorded for the catalogue, with hashes that show when the text has changed since. */
export function writePrintRecord(
  folder: string,
  theme: PrintedTheme,
  resourceType: PartId,
  printed: Printed,
) {
  const entries = { ...readPrintRecord(folder, theme), [resourceType]: printed }
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(getRecordFile(folder, theme), `${JSON.stringify(sorted, null, 2)}\n`)
}
