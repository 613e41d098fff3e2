import { readFileSync } from 'node:fs'
import JSZip from 'jszip'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { editions } from '@/content/toolkit/editions'
import { type Format, fileOf, parts, translatedParts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'

export const TOOLKIT_FOLDER = 'content/toolkit/files'

export const toolkitFiles = themes.flatMap((theme) =>
  parts.flatMap((part) =>
    part.formats.map((format) => ({ theme, part, format, file: fileOf(theme, part, format) })),
  ),
)

export const editionFiles = editions.flatMap((edition) =>
  translatedParts.flatMap((part) =>
    part.formats.map((format) => ({ edition, part, format, file: fileOf(edition, part, format) })),
  ),
)

export const filterByFormat = (format: Format) =>
  toolkitFiles.filter((entry) => entry.format === format)

export const readToolkitFile = (file: string) => readFileSync(`${TOOLKIT_FOLDER}/${file}`)

type PdfWord = { text: string; size: number; x: number; y: number; right: number; top: number }
type PdfTag = { role?: string; alt?: string; children?: PdfTag[] }

const pdfByFile = new Map<string, ReturnType<typeof readPdf>>()

export function openPdf(file: string) {
  const pdf = pdfByFile.get(file) ?? readPdf(file)
  pdfByFile.set(file, pdf)
  return pdf
}

async function readPdf(file: string) {
  const task = getDocument({ data: new Uint8Array(readToolkitFile(file)), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const pages = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const page = await pdf.getPage(pageNumber)
    const { items } = await page.getTextContent()
    const words = items.flatMap((item): PdfWord[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const [, , c, d, x, y] = item.transform
      const size = Math.hypot(c, d)
      return [{ text: item.str, size, x, y, right: x + item.width, top: y + size * 0.75 }]
    })
    const [, , width = 0, height = 0] = page.view
    pages.push({ words, width, height, tags: listTags((await page.getStructTree()) as PdfTag) })
  }
  const { Title: title, Language: language } = info as { Title?: string; Language?: string }
  const outline = await pdf.getOutline()
  const isTagged = (await pdf.getMarkInfo())?.Marked === true
  await task.destroy()
  return { title, language, outline, isTagged, pages }
}

function listTags(tree: PdfTag | null): { role: string; alt?: string }[] {
  if (!tree) return []
  const ownTags = tree.role ? [{ role: tree.role, ...(tree.alt && { alt: tree.alt }) }] : []
  return [...ownTags, ...(tree.children ?? []).flatMap(listTags)]
}

export async function readOfficeParts(file: string): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(readToolkitFile(file))
  const names = Object.keys(zip.files)
  const texts = await Promise.all(names.map((name) => zip.file(name)?.async('string') ?? ''))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

export const readOfficeText = (xml: string) =>
  [...xml.matchAll(/<[aw]:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join('')
