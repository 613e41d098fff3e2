import { readFileSync } from 'node:fs'
import JSZip from 'jszip'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Format, fileOf, parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'

export const FOLDER = 'content/toolkit/files'

/** Every file that the toolkit promises for the themes that are written. */
export const files = themes.flatMap((theme) =>
  parts.flatMap((part) =>
    part.formats.map((format) => ({ theme, part, format, file: fileOf(theme, part, format) })),
  ),
)

export const ofFormat = (format: Format) => files.filter((one) => one.format === format)

export const bytesOf = (file: string) => readFileSync(`${FOLDER}/${file}`)

type Placed = { text: string; size: number; x: number; y: number; right: number; top: number }
type Tagged = { role?: string; alt?: string; children?: Tagged[] }

const opened = new Map<string, ReturnType<typeof readPdf>>()

/** What a reader and a screen reader find in a PDF; each is read once. */
export function openPdf(file: string) {
  const reading = opened.get(file) ?? readPdf(file)
  opened.set(file, reading)
  return reading
}

async function readPdf(file: string) {
  const task = getDocument({ data: new Uint8Array(bytesOf(file)), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const words = items.flatMap((item): Placed[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const [, , c, d, x, y] = item.transform
      const size = Math.hypot(c, d)
      return [{ text: item.str, size, x, y, right: x + item.width, top: y + size * 0.75 }]
    })
    const [, , width = 0, height = 0] = page.view
    pages.push({ words, width, height, tags: tagsOf((await page.getStructTree()) as Tagged) })
  }
  const { Title: title, Language: language } = info as { Title?: string; Language?: string }
  const outline = await pdf.getOutline()
  const isTagged = (await pdf.getMarkInfo())?.Marked === true
  await task.destroy()
  return { title, language, outline, isTagged, pages }
}

function tagsOf(tree: Tagged | null): { role: string; alt?: string }[] {
  if (!tree) return []
  const own = tree.role ? [{ role: tree.role, ...(tree.alt && { alt: tree.alt }) }] : []
  return [...own, ...(tree.children ?? []).flatMap(tagsOf)]
}

/** The parts of an Office file, by name. */
export async function openOffice(file: string): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(bytesOf(file))
  const names = Object.keys(zip.files)
  const texts = await Promise.all(names.map((name) => zip.file(name)?.async('string') ?? ''))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

export const wordsIn = (xml: string) =>
  [...xml.matchAll(/<[aw]:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join('')
