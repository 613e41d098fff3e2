import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Format, fileOf, type Part } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { readBook } from '../books/read'
import { MOST_KB } from './limits'
import { office } from './office'
import { pages } from './pages'
import { record } from './record'

export const FOLDER = 'content/toolkit/files'

/** Makes the files of one part and says what has become of each. */
export async function make(
  theme: Theme,
  part: Part,
  print: (html: string) => Promise<Buffer>,
): Promise<string[]> {
  const said: string[] = []
  for (const format of part.formats) {
    const file = fileOf(theme, part, format)
    const source = format === 'pdf' ? pages[part.id](theme) : ''
    const bytes = await refusing(file, () =>
      format === 'pdf' ? print(source) : office(theme, part.id),
    )
    if (bytes.length > MOST_KB[format] * 1024) throw new Error(`${file}: ${bytes.length} bytes`)
    mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true })
    writeFileSync(path.join(FOLDER, file), bytes)
    const length = format === 'pdf' ? (await readBook(bytes)).pages : undefined
    if (format === 'pdf') record(FOLDER, theme.id, part.id, { source, bytes, pages: length ?? 0 })
    said.push(`${file}: ${sizeOf(bytes, format, length)}`)
  }
  return said
}

const sizeOf = (bytes: Buffer, format: Format, pages?: number) =>
  `${format === 'pdf' ? `${pages} pages, ` : ''}${Math.round(bytes.length / 1024)} KB`

async function refusing(file: string, made: () => Promise<Buffer>) {
  try {
    return await made()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
