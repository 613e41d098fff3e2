import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { downloadName, type Format, fileOf, type Part, pictureOf } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import type { Label, Theme, ThemeEdition } from '@/content/toolkit/types'
import { nameCodesFile } from '@/lib/library/printed-codes'
import { toPlainText } from './inline-markup'
import { MAX_KB, MAX_THUMBNAIL_KB } from './limits'
import { createOfficeFile } from './office'
import { writeEditionTexts } from './page-texts'
import { renderPage } from './pages'
import { addPageCode } from './pdf/page-code'
import type { SheetPrintout } from './pdf/print'
import type { PageThumbnail } from './pdf/thumbnails'
import { computeFingerprint, writePrintRecord } from './print-record'

export const FOLDER = 'content/toolkit/files'

export async function createFiles(
  theme: Theme | ThemeEdition,
  resourceType: Part,
  print: (html: string) => Promise<SheetPrintout>,
): Promise<string[]> {
  const source = renderPage(theme, resourceType.id)
  const pdf = fileOf(theme, resourceType, 'pdf')
  const printout = await withFileName(pdf, () => print(source))
  const { pdf: codedPdf, codes } = addPageCode(printout.pdf, theme, resourceType)
  saveThumbnails(theme, resourceType, printout.pages)
  if (theme.language !== 'en') writeEditionTexts(theme.id, pdf, printout.texts)
  const files = []
  for (const format of resourceType.formats) {
    const file = fileOf(theme, resourceType, format)
    const bytes =
      format === 'pdf'
        ? codedPdf
        : await withFileName(file, () => createOfficeFile(theme, resourceType.id))
    saveFile(file, bytes, MAX_KB[format])
    if (format === 'pdf')
      saveFile(nameCodesFile(file), Buffer.from(`${JSON.stringify(codes, null, 2)}\n`), 1)
    const name = downloadName(getEnglishName(theme), resourceType, format, theme.language)
    files.push({ format, name, bytes: bytes.length })
  }
  const { title, subtitle, about, grades } = getLabel(theme, resourceType)
  writePrintRecord(FOLDER, theme, resourceType.id, {
    theme: theme.name,
    title: toPlainText(title),
    subtitle,
    about: toPlainText(about),
    grades,
    pages: printout.pages.map((page) => page.title),
    files,
    source: computeFingerprint(source),
    file: computeFingerprint(codedPdf),
  })
  return files.map(
    ({ format, bytes }) =>
      `${fileOf(theme, resourceType, format)}: ${formatSize(bytes, format, printout.pages.length)}`,
  )
}

const getEnglishName = ({ id, name }: ThemeEdition) =>
  themes.find((theme) => theme.id === id)?.name ?? name

function getLabel(theme: Theme | ThemeEdition, { id }: Part): Label {
  if (id === 'cards' || id === 'templates') return theme[id]
  return (theme as Theme)[id]
}

function saveFile(file: string, bytes: Buffer, maxKb: number) {
  if (bytes.length > maxKb * 1024) throw new Error(`${file}: ${bytes.length} bytes`)
  mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true })
  writeFileSync(path.join(FOLDER, file), bytes)
}

/** Removes thumbnails of pages that no longer exist. */
function saveThumbnails(theme: ThemeEdition, resourceType: Part, thumbnails: PageThumbnail[]) {
  const files = thumbnails.map((_, index) => pictureOf(theme, resourceType, index + 1))
  thumbnails.forEach(({ webp }, index) => {
    saveFile(files[index] ?? '', webp, MAX_THUMBNAIL_KB)
  })
  const folder = path.dirname(files[0] ?? '')
  const start = path.basename(files[0] ?? '').replace('1.webp', '')
  for (const name of readdirSync(path.join(FOLDER, folder))) {
    const isOld = name.startsWith(start) && !files.includes(`${folder}/${name}`)
    if (isOld) rmSync(path.join(FOLDER, folder, name))
  }
}

const formatSize = (bytes: number, format: Format, pageCount: number) =>
  `${format === 'pdf' ? `${pageCount} pages, ` : ''}${Math.round(bytes / 1024)} KB`

async function withFileName<Made>(file: string, create: () => Promise<Made>) {
  try {
    return await create()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
