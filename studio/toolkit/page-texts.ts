import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fileOf, parts } from '@/content/toolkit/parts'
import type { Theme, ThemeId } from '@/content/toolkit/types'
import { getTextFilePath } from '@/lib/toolkit/files'

/** Indexed by the toolkit's search. */
export async function writePageTexts(theme: Pick<Theme, 'id' | 'language'>, folder: string) {
  const texts: TextsByFile = {}
  for (const resourceType of parts) {
    const file = fileOf(theme, resourceType, 'pdf')
    texts[file] = await readPageTexts(readFileSync(`${folder}/${file}`))
  }
  writeTexts(theme.id, texts)
}

/** From the printed page: a PDF has the glyphs of these scripts, from which the words cannot be read. */
export const writeEditionTexts = (theme: ThemeId, file: string, pages: string[]) =>
  writeTexts(theme, { [file]: pages.map(normalizeSpaces) })

type TextsByFile = Record<string, string[]>

function writeTexts(theme: ThemeId, texts: TextsByFile) {
  const file = getTextFilePath(theme)
  const formerTexts: TextsByFile = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, `${JSON.stringify({ ...formerTexts, ...texts }, null, 2)}\n`)
}

const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

async function readPageTexts(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber += 1) {
    const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    texts.push(normalizeSpaces(text))
  }
  await task.destroy()
  return texts
}
