// @module-tag slow
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inspectFile } from '@/lib/files/inspect/inspect'
import { inspectOffice } from '@/lib/files/inspect/office'
import { countAhead, inspectInSandbox, runInQueue } from '@/lib/files/inspect/sandbox'
import { detectFileType } from '@/lib/files/schema'
import { requireFileType, sanitizeFileName } from '@/lib/files/size-limits'
import {
  createCaptions,
  createDocx,
  createMp4,
  createPdf,
  createPng,
  createPptx,
  createZip,
} from '../support/sample-files'

// Each PDF and picture is opened in its own process.
const rootFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-inspect-'))
afterAll(() => rmSync(rootFolder, { recursive: true }))

async function inspectBytes(bytes: Buffer) {
  const folder = mkdtempSync(path.join(rootFolder, 'file-'))
  const filePath = path.join(folder, 'file')
  writeFileSync(filePath, bytes)
  const read = async (start: number, length: number) => bytes.subarray(start, start + length)
  try {
    const fileKind = requireFileType(bytes.subarray(0, 16), bytes.length)
    return await inspectFile(fileKind, {
      upload: folder,
      file: { bytes: bytes.length, read },
      filePath,
      folder,
    })
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('accepts', () => {
  test('a PDF, with its page count, text and a picture of the first page', async () => {
    const result = await inspectBytes(createPdf({ pages: 3 }))
    if (typeof result === 'string') throw new Error(result)
    expect(result).toMatchObject({ kind: 'pdf', type: 'application/pdf', facts: { pages: 3 } })
    expect(result.pages).toEqual([1, 2, 3].map((page) => `Rubrics for grade nine, page ${page}`))
    expect(result.cover).toMatchObject({ width: 600, height: 849 })
    expect(detectFileType(readFileSync(result.cover?.file ?? ''))).toBe('picture')
  })

  test('a picture, re-encoded as WebP without metadata', async () => {
    const result = await inspectBytes(createPng(3000, 300))
    if (typeof result === 'string') throw new Error(result)
    expect(result).toMatchObject({ kind: 'picture', facts: { width: 2400, height: 240 } })
    const webp = readFileSync(result.replacementFile ?? '')
    expect(webp.toString('latin1', 8, 12)).toBe('WEBP')
    expect(webp.includes('somebody')).toBe(false)
  })

  test.each([
    ['in the right format', {}, []],
    ['with its index at the end', { isIndexLast: true }, ['videoIndexLast']],
    ['with a codec that few phones play', { codec: 'hvc1' }, ['videoSeldomPlays']],
  ])('a video %s', async (_, options, notes) => {
    const facts = { seconds: 95, width: 854, height: 480, notes }
    expect(await inspectBytes(createMp4(options))).toMatchObject({ kind: 'video', facts })
  })

  test('captions in any script', async () => {
    expect(await inspectBytes(createCaptions(3))).toMatchObject({
      kind: 'captions',
      facts: { cues: 3, seconds: 2.9 },
    })
  })

  test('a presentation and a document', async () => {
    expect(await inspectBytes(await createPptx())).toMatchObject({
      kind: 'slides',
      facts: { slides: 2 },
    })
    expect(await inspectBytes(await createDocx())).toMatchObject({ kind: 'document' })
  })
})

describe('rejects', () => {
  const truncate = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6))
  const padding = ' '.repeat(30e6)
  const macroTypes =
    '<Override ContentType="application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml"/>'

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a page that is also a PDF', 'fileKindUnknown', () => prependHtml(createPdf())],
    ['an SVG with a script', 'fileKindUnknown', () => Buffer.from('<svg><script>1</script></svg>')],
    ['an executable', 'fileKindUnknown', () => Buffer.from('MZ\x90\0'.padEnd(64, '\0'), 'latin1')],
    ['a few bytes', 'fileKindUnknown', () => Buffer.from('%P')],
    ['a truncated PDF', 'pdfBroken', () => truncate(createPdf({ pages: 20 }))],
    ['the beginning and the end of a PDF', 'pdfBroken', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a PDF with a password', 'pdfLocked', () => createPdf({ isEncrypted: true })],
    [
      'a PDF with a script',
      'pdfActive',
      () => Buffer.concat([createPdf(), Buffer.from('\n90 0 obj << /S /JavaScript >>\n%%EOF')]),
    ],
    ['a truncated picture', 'pictureBroken', () => truncate(createPng(2000, 2000))],
    [
      'a picture of 256 million pixels in 32 KB',
      'pictureTooLarge',
      () => createPng(16_000, 16_000),
    ],
    ['a truncated video', 'videoBroken', () => truncate(createMp4({ data: Buffer.alloc(9_000) }))],
    ['a video without its frames', 'videoBroken', () => createMp4().subarray(0, -23)],
    ['a video with sound only', 'videoWithoutPicture', () => createMp4({ hasPicture: false })],
    ['a QuickTime video', 'videoNotMp4', () => createMp4({ brand: 'qt  ' })],
    ['a phone picture in a video container', 'heicUnsupported', () => createMp4({ brand: 'heic' })],
    [
      'captions in another encoding',
      'captionsNotText',
      () => Buffer.from('WEBVTT\n\n\xe9', 'latin1'),
    ],
    ['captions without a caption', 'captionsEmpty', () => Buffer.from('WEBVTT\n\nNOTE nothing')],
    [
      'captions that end before they begin',
      'captionsBroken',
      () => newCue('00:05.000 --> 00:04.000'),
    ],
    ['captions in another format', 'captionsBroken', () => newCue('00:00:01,000 --> 00:00:02,000')],
    ['another archive', 'officeTypeUnsupported', () => createZip({ 'readme.txt': 'hello' })],
    [
      'a spreadsheet',
      'officeTypeUnsupported',
      () => createPptx({ contentTypes: '<Override ContentType="x.sheet.main+xml"/>' }),
    ],
    ['a truncated presentation', 'officeBroken', async () => truncate(await createPptx())],
    [
      'a presentation with macros',
      'officeMacros',
      () => createPptx({ extraEntries: { 'ppt/vbaProject.bin': 'x' } }),
    ],
    [
      'a presentation that declares macros',
      'officeMacros',
      () => createPptx({ contentTypes: macroTypes }),
    ],
    [
      'a path outside the archive',
      'officeBroken',
      () => createPptx({ extraEntries: { '../../x': 'y' } }),
    ],
    [
      'an absolute path',
      'officeBroken',
      () => createPptx({ extraEntries: { '/etc/passwd': 'y' } }),
    ],
    [
      '30 MB in 30 KB',
      'officeTooLarge',
      () => createPptx({ extraEntries: { big: Buffer.alloc(30e6) } }),
    ],
    ['a list of 3 MB', 'officeTooLarge', () => createPptx({ contentTypes: 'x'.repeat(3e6) })],
    [
      'an entry that claims to be small',
      'officeTooLarge',
      () => createPptx({ contentTypes: padding, claimedBytes: 9 }),
    ],
  ])('%s: %s', async (_, code, createFile) => {
    expect(await inspectBytes(await createFile())).toBe(code)
  })

  test('an archive with overlapping entries', async () => {
    const bytes = await createPptx({ extraEntries: { a: 'x'.repeat(500), b: 'y'.repeat(500) } })
    const entry = Buffer.from('PK\x01\x02', 'latin1')
    const first = bytes.indexOf(entry)
    const last = bytes.lastIndexOf(entry)
    bytes.copy(bytes, last + 42, first + 42, first + 46)
    expect(await inspectBytes(bytes)).toBe('officeTooLarge')
  })

  const prependHtml = (bytes: Buffer) =>
    Buffer.concat([Buffer.from('<script>alert(1)</script>'), bytes])
  const newCue = (times: string) => Buffer.from(`WEBVTT\n\n${times}\nwords\n`)
})

describe('the inspection process', () => {
  const filePath = path.join(rootFolder, 'slow.pdf')
  const files = [filePath, path.join(rootFolder, 'cover'), path.join(rootFolder, 'words')]

  test('is ended after its timeout', async () => {
    writeFileSync(filePath, createPdf())
    const inspection = inspectInSandbox('pdf', files, { timeoutMs: 20, maxMemoryBytes: 1e9 })
    await expect(inspection).rejects.toMatchObject({ code: 'fileTooComplex' })
  })

  test.skipIf(process.platform !== 'linux')(
    'is ended above its CPU time limit (skipped where the system does not report it)',
    async () => {
      writeFileSync(filePath, createPdf({ pages: 1_500 }))
      const inspection = inspectInSandbox('pdf', files, {
        timeoutMs: 20_000,
        maxMemoryBytes: 1e9,
        maxCpuSeconds: 0.2,
      })
      await expect(inspection).rejects.toMatchObject({ code: 'fileTooComplex' })
    },
  )

  test.each([
    [19_000, 'document'],
    [21_000, 'fileTooComplex'],
  ])('an Office file that takes %i ms gets: %s', async (ms, outcome) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const bytes = createDocx()
    let reads = 0
    const read = async (start: number, length: number) => {
      reads += 1
      if (reads === 4) vi.setSystemTime(Date.now() + ms)
      return bytes.subarray(start, start + length)
    }
    const inspection = inspectOffice({ bytes: bytes.length, read }).then(
      ({ kind }) => kind,
      (error: { code: string }) => error.code,
    )
    expect(await inspection).toBe(outcome)
  })

  test('reports to each file in the queue how many are ahead', async () => {
    const positions: number[][] = []
    const ids = ['a', 'b', 'c']
    const recordPositions = async () => {
      await new Promise(setImmediate)
      positions.push(ids.map(countAhead))
    }
    await Promise.all(ids.map((id) => runInQueue(id, recordPositions)))
    expect(positions).toEqual([
      [0, 1, 2],
      [0, 0, 1],
      [0, 0, 0],
    ])
  })

  test.skipIf(process.platform !== 'linux')(
    'is ended above its memory limit (skipped where the system does not report it)',
    async () => {
      writeFileSync(filePath, createPdf({ pages: 1_500 }))
      const inspection = inspectInSandbox('pdf', files, { timeoutMs: 20_000, maxMemoryBytes: 30e6 })
      await expect(inspection).rejects.toMatchObject({ code: 'fileTooComplex' })
    },
  )
})

test.each([
  ['../../x', 'x'],
  ['..\\..\\lesson.pdf', 'lesson.pdf'],
  ['/etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['..', '-'],
  ['', '-'],
  ['a\0b\r\nc.pdf', 'abc.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['سبق نمبر ۱.pdf', 'سبق نمبر ۱.pdf'],
  ['ஆசிரியர் கையேடு.pdf', 'ஆசிரியர் கையேடு.pdf'],
  [`${'क'.repeat(300)}.pdf`, `${'क'.repeat(180)}.pdf`],
])('the file name %j becomes %j', (input, expectedName) =>
  expect(sanitizeFileName(input)).toBe(expectedName),
)
