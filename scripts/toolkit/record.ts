import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Printed } from '@/content/toolkit/catalogue'
import type { PartId } from '@/content/toolkit/parts'
import type { ThemeId } from '@/content/toolkit/types'

export type Printing = Partial<Record<PartId, Printed>>

export const fingerprint = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex')

const fileOf = (folder: string, theme: ThemeId) => path.join(folder, theme, 'printed.json')

export function printing(folder: string, theme: ThemeId): Printing {
  const file = fileOf(folder, theme)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** What the site knows of a work that has been made, and by what one tells that its text has changed since. */
export function record(folder: string, theme: ThemeId, part: PartId, made: Printed) {
  const all = { ...printing(folder, theme), [part]: made }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(fileOf(folder, theme), `${JSON.stringify(sorted, null, 2)}\n`)
}
