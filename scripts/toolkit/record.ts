import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PartId } from '@/content/toolkit/parts'
import type { ThemeId } from '@/content/toolkit/types'

/** Of what page a PDF was printed, and what came out: tells when one is older than its text. */
export type Printed = { pages: number; source: string; file: string }
export type Printing = Partial<Record<PartId, Printed>>

export const fingerprint = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex')

const fileOf = (folder: string, theme: ThemeId) => path.join(folder, theme, 'printed.json')

export function printing(folder: string, theme: ThemeId): Printing {
  const file = fileOf(folder, theme)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

type Made = { source: string; bytes: Uint8Array; pages: number }

export function record(folder: string, theme: ThemeId, part: PartId, made: Made) {
  const all = printing(folder, theme)
  all[part] = {
    pages: made.pages,
    source: fingerprint(made.source),
    file: fingerprint(made.bytes),
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(fileOf(folder, theme), `${JSON.stringify(sorted, null, 2)}\n`)
}
