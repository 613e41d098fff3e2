import { readFileSync, writeFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fileOf, parts } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { getTextFilePath } from '@/lib/toolkit/text-file'

/** Indexed by the toolkit's search. */
export async function writePageTexts(theme: Pick<Theme, 'id'>, folder: string) {
  const texts: Record<string, string[]> = {}
  for (const resourceType of parts) {
    const file = fileOf(theme, resourceType, 'pdf')
    texts[file] = await readPageTexts(readFileSync(`${folder}/${file}`))
  }
  writeFileSync(getTextFilePath(theme.id), `${JSON.stringify(texts, null, 2)}\n`)
}

async function readPageTexts(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber += 1) {
    const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    texts.push(text.replace(/\s+/g, ' ').trim())
  }
  await task.destroy()
  return texts
}
