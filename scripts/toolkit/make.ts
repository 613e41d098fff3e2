import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { downloadName, type Format, fileOf, type Part, pictureOf } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { MOST_KB, MOST_KB_PICTURE } from './limits'
import { office } from './office'
import { pages } from './pages'
import type { Picture } from './pdf/pictures'
import type { Print } from './pdf/print'
import { fingerprint, record } from './record'
import { plain } from './words'

export const FOLDER = 'content/toolkit/files'

/** Makes the files of one part and the pictures of its pages, and says what has become of each. */
export async function make(
  theme: Theme,
  part: Part,
  print: (html: string) => Promise<Print>,
): Promise<string[]> {
  const source = pages[part.id](theme)
  const pdf = fileOf(theme, part, 'pdf')
  const printed = await refusing(pdf, () => print(source))
  keepPictures(theme, part, printed.pages)
  const files = []
  for (const format of part.formats) {
    const file = fileOf(theme, part, format)
    const bytes =
      format === 'pdf' ? printed.pdf : await refusing(file, () => office(theme, part.id))
    keep(file, bytes, MOST_KB[format])
    files.push({ format, name: downloadName(theme, part, format), bytes: bytes.length })
  }
  const { title, about, grades } = theme[part.id]
  record(FOLDER, theme.id, part.id, {
    theme: theme.name,
    title: plain(title),
    about: plain(about),
    grades,
    pages: printed.pages.map((page) => page.title),
    files,
    source: fingerprint(source),
    file: fingerprint(printed.pdf),
  })
  return files.map(
    ({ format, bytes }) =>
      `${fileOf(theme, part, format)}: ${sizeOf(bytes, format, printed.pages.length)}`,
  )
}

function keep(file: string, bytes: Buffer, mostKb: number) {
  if (bytes.length > mostKb * 1024) throw new Error(`${file}: ${bytes.length} bytes`)
  mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true })
  writeFileSync(path.join(FOLDER, file), bytes)
}

/** A text that has lost a page leaves no picture of it behind. */
function keepPictures(theme: Theme, part: Part, taken: Picture[]) {
  const files = taken.map((_, index) => pictureOf(theme, part, index + 1))
  taken.forEach(({ webp }, index) => {
    keep(files[index] ?? '', webp, MOST_KB_PICTURE)
  })
  const folder = path.dirname(files[0] ?? '')
  const start = path.basename(files[0] ?? '').replace('1.webp', '')
  for (const name of readdirSync(path.join(FOLDER, folder))) {
    const isOld = name.startsWith(start) && !files.includes(`${folder}/${name}`)
    if (isOld) rmSync(path.join(FOLDER, folder, name))
  }
}

const sizeOf = (bytes: number, format: Format, length: number) =>
  `${format === 'pdf' ? `${length} pages, ` : ''}${Math.round(bytes / 1024)} KB`

async function refusing<Made>(file: string, made: () => Promise<Made>) {
  try {
    return await made()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
