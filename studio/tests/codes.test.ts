import { readFileSync } from 'node:fs'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { editions } from '@/content/toolkit/editions'
import { fileOf, parts, translatedParts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import {
  buildCode,
  CODE_SIDE,
  nameCodesFile,
  type PrintedCodes,
  patchPiece,
} from '@/lib/library/printed-codes'
import { toChapterPath } from '@/lib/routes'
import { isCiRun } from '@/tests/support/full-run'
import { parseChapters } from '../books/chapters'
import { readBook } from '../books/read-pdf'

/** One of each kind and language; all in the longer run. */
const toolkitFiles = [
  ...themes.flatMap((theme) => parts.map((part) => ({ theme, part }))),
  ...editions.flatMap((theme) => translatedParts.map((part) => ({ theme, part }))),
]
  .filter(({ theme }) => isCiRun || theme.id === 'global-goals')
  .map(({ theme, part }) => ({
    part,
    file: `content/toolkit/files/${fileOf(theme, part, 'pdf')}`,
    path: `${theme.language === 'en' ? '' : `/${theme.language}`}/resources/${theme.id}-${part.id}`,
  }))

const SITE = 'https://members.uns.example'
const MIN_MODULE_PT = 1.2
const READING_MS = 60_000

async function countPages(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const { numPages } = await task.promise
  await task.destroy()
  return numPages
}

type PrintedCode = { page: number; modules: boolean[]; side: number }
type CodePicture = { width: number; kind: number; data: Uint8Array }

/** The codes as a program draws them on the page, with their printed size in points. */
async function readCodes(pdf: Uint8Array): Promise<PrintedCode[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    isOffscreenCanvasSupported: false,
  })
  const document = await task.promise
  const codes: PrintedCode[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    let transforms: number[][] = []
    for (const [index, operation] of fnArray.entries()) {
      if (operation === OPS.transform) transforms.push(argsArray[index])
      if (operation === OPS.restore) transforms = []
      if (operation !== OPS.paintImageXObject || argsArray[index][1] !== CODE_SIDE) continue
      const name: string = argsArray[index][0]
      const store = name.startsWith('g_') ? page.commonObjs : page.objs
      const picture = await new Promise<CodePicture>((resolve) => {
        store.get(name, resolve)
      })
      const side = Math.abs(transforms.reduce((scale, [a = 1]) => scale * a, 1))
      codes.push({ page: number, modules: toModules(picture), side })
    }
  }
  await task.destroy()
  return codes
}

/** Of one bit, or of three or four bytes for each module. */
function toModules({ kind, data }: CodePicture) {
  const rowBytes = Math.ceil(CODE_SIDE / 8)
  return Array.from({ length: CODE_SIDE ** 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / CODE_SIDE), index % CODE_SIDE]
    if (kind === 1)
      return ((data[row * rowBytes + (column >> 3)] ?? 0) & (0x80 >> (column & 7))) === 0
    return (data[index * (kind === 2 ? 3 : 4)] ?? 0) < 128
  })
}

const toQrModules = (url: string) =>
  encode(url, { ecc: 'M', minVersion: 6, maxVersion: 6, border: 0, boostEcc: false }).data.flat()

describe.each([...ebooks])('$title', ({ id, file }) => {
  const path = `content/ebooks/files/${file}`
  const committed = readFileSync(path)
  const codes: PrintedCodes = JSON.parse(readFileSync(nameCodesFile(path), 'utf8'))
  const chapters = parseChapters(readFileSync(`content/ebooks/${id}.md`, 'utf8'))

  test('has a place for a code at each chapter, empty as long as no site sends it', {
    timeout: READING_MS,
  }, async () => {
    expect(codes.map((code) => code.path)).toEqual(
      chapters.map((_, index) => toChapterPath(id, `${index + 1}`)),
    )
    const places = await readCodes(committed)
    expect(places).toHaveLength(chapters.length)
    expect(places.flatMap(({ modules }) => modules).includes(true)).toBe(false)
  })

  test('shows on each chapter’s first page the code of that chapter on the site that sends it', {
    timeout: READING_MS,
  }, async () => {
    const patches = codes.map((code) => ({
      at: code.at,
      bytes: buildCode(SITE + code.path) ?? Buffer.alloc(0),
    }))
    const sent = patchPiece({ start: 0, bytes: committed }, patches)
    expect(sent.length).toBe(committed.length)
    const { startPages } = await readBook(sent)
    const printed = await readCodes(sent)
    expect(printed.map(({ page }) => page)).toEqual(
      chapters.map((chapter) => startPages[chapter.id]),
    )
    for (const [index, { modules, side }] of printed.entries()) {
      expect(modules).toEqual(toQrModules(`${SITE}${codes[index]?.path}`))
      expect(side / CODE_SIDE).toBeGreaterThan(MIN_MODULE_PT)
    }
  })
})

describe.each(toolkitFiles)('$file', ({ file, part, path }) => {
  test('has the code of its resource on every page that is not cut into cards', {
    timeout: READING_MS,
  }, async () => {
    const committed = readFileSync(file)
    const codes: PrintedCodes = JSON.parse(readFileSync(nameCodesFile(file), 'utf8'))
    expect(codes.map((code) => code.path)).toEqual([path])
    const bytes = buildCode(SITE + path) ?? Buffer.alloc(0)
    const sent = patchPiece({ start: 0, bytes: committed }, [{ at: codes[0]?.at ?? 0, bytes }])
    const printed = await readCodes(sent)
    const pageCount = part.id === 'cards' ? 2 : await countPages(sent)
    expect(printed.map(({ page }) => page)).toEqual(
      Array.from({ length: pageCount }, (_, index) => index + 1),
    )
    for (const { modules } of printed) expect(modules).toEqual(toQrModules(SITE + path))
    expect((await readCodes(committed)).flatMap(({ modules }) => modules)).not.toContain(true)
  })
})
