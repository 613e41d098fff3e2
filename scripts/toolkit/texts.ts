import { readFileSync, writeFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fileOf, parts } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { textFileOf } from '@/lib/toolkit/text-file'

/** What each page of a theme's PDFs says, for the search on the toolkit's page. */
export async function writeTexts(theme: Pick<Theme, 'id'>, folder: string) {
  const texts: Record<string, string[]> = {}
  for (const part of parts) {
    const file = fileOf(theme, part, 'pdf')
    texts[file] = await pageTexts(readFileSync(`${folder}/${file}`))
  }
  writeFileSync(textFileOf(theme.id), `${JSON.stringify(texts, null, 2)}\n`)
}

async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    texts.push(text.replace(/\s+/g, ' ').trim())
  }
  await task.destroy()
  return texts
}
