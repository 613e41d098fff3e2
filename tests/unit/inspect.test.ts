import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { lookInto } from '@/lib/files/inspect/apart'
import { inspect } from '@/lib/files/inspect/inspect'
import { aheadOf, inQueue } from '@/lib/files/inspect/queue'
import { plainFileName } from '@/lib/files/name'
import { sortOf } from '@/lib/files/schema'
import { sortWithin } from '@/lib/files/sizes'
import { archive, captions, docx, mp4, pdf, png, pptx } from '../support/sample-files'

// Each PDF and picture is opened by a program of its own.
vi.setConfig({ testTimeout: 30_000 })

const room = mkdtempSync(path.join(os.tmpdir(), 'uns-inspect-'))
afterAll(() => rmSync(room, { recursive: true }))

/** As the check of an upload does it: what is found, or the word of the refusal. */
async function look(bytes: Buffer) {
  const folder = mkdtempSync(path.join(room, 'file-'))
  const place = path.join(folder, 'file')
  writeFileSync(place, bytes)
  const read = async (start: number, length: number) => bytes.subarray(start, start + length)
  try {
    const sort = sortWithin(bytes.subarray(0, 16), bytes.length)
    return await inspect(sort, {
      upload: folder,
      file: { bytes: bytes.length, read },
      place,
      folder,
    })
  } catch (error) {
    return (error as { word: string }).word
  }
}

describe('what is taken', () => {
  test('a PDF: pages, words and a picture of the first page', async () => {
    const found = await look(pdf({ pages: 3 }))
    if (typeof found === 'string') throw new Error(found)
    expect(found).toMatchObject({ kind: 'pdf', type: 'application/pdf', facts: { pages: 3 } })
    expect(found.pages).toEqual([1, 2, 3].map((page) => `Rubrics for grade nine, page ${page}`))
    expect(found.cover).toMatchObject({ width: 600, height: 849 })
    expect(sortOf(readFileSync(found.cover?.file ?? ''))).toBe('picture')
  })

  test('a picture, drawn anew as WebP without what was written into it', async () => {
    const found = await look(png(3000, 300))
    if (typeof found === 'string') throw new Error(found)
    expect(found).toMatchObject({ kind: 'picture', facts: { width: 2400, height: 240 } })
    const drawn = readFileSync(found.instead ?? '')
    expect(drawn.toString('latin1', 8, 12)).toBe('WEBP')
    expect(drawn.includes('somebody')).toBe(false)
  })

  test.each([
    ['as it should be', {}, []],
    ['with its index at the end', { indexLast: true }, ['filmIndexLast']],
    ['that few phones play', { codec: 'hvc1' }, ['filmSeldomPlays']],
  ])('a film %s', async (_, wishes, notes) => {
    const facts = { seconds: 95, width: 854, height: 480, notes }
    expect(await look(mp4(wishes))).toMatchObject({ kind: 'film', facts })
  })

  test('captions, in any script', async () => {
    expect(await look(captions(3))).toMatchObject({
      kind: 'captions',
      facts: { cues: 3, seconds: 2.9 },
    })
  })

  test('a presentation and a document', async () => {
    expect(await look(await pptx())).toMatchObject({ kind: 'slides', facts: { slides: 2 } })
    expect(await look(await docx())).toMatchObject({ kind: 'document' })
  })
})

describe('what is not taken, and why', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6))
  const lots = ' '.repeat(30e6)
  const macroTypes =
    '<Override ContentType="application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml"/>'

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a page that is also a PDF', 'fileKindUnknown', () => html(pdf())],
    ['an SVG with a script', 'fileKindUnknown', () => Buffer.from('<svg><script>1</script></svg>')],
    ['a program', 'fileKindUnknown', () => Buffer.from('MZ\x90\0'.padEnd(64, '\0'), 'latin1')],
    ['nothing but a few bytes', 'fileKindUnknown', () => Buffer.from('%P')],
    ['a PDF that is cut off', 'pdfBroken', () => half(pdf({ pages: 20 }))],
    ['the beginning and the end of a PDF', 'pdfBroken', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a PDF with a password', 'pdfLocked', () => pdf({ locked: true })],
    ['a picture that is cut off', 'pictureBroken', () => half(png(2000, 2000))],
    ['a picture of 256 million pixels in 32 KB', 'pictureTooLarge', () => png(16_000, 16_000)],
    ['a film that is cut off', 'filmBroken', () => half(mp4({ data: Buffer.alloc(9_000) }))],
    ['a film without its pictures', 'filmBroken', () => mp4().subarray(0, -23)],
    ['sound alone', 'filmWithoutPicture', () => mp4({ picture: false })],
    ['a QuickTime film', 'filmNotMp4', () => mp4({ brand: 'qt  ' })],
    ['a picture of a phone in the boxes of a film', 'filmNotMp4', () => mp4({ brand: 'heic' })],
    [
      'captions in another encoding',
      'captionsNotText',
      () => Buffer.from('WEBVTT\n\n\xe9', 'latin1'),
    ],
    ['captions without a caption', 'captionsEmpty', () => Buffer.from('WEBVTT\n\nNOTE nothing')],
    ['captions that end before they begin', 'captionsBroken', () => cue('00:05.000 --> 00:04.000')],
    ['captions of another program', 'captionsBroken', () => cue('00:00:01,000 --> 00:00:02,000')],
    ['an archive of something', 'officeOther', () => archive({ 'readme.txt': 'hello' })],
    [
      'a spreadsheet',
      'officeOther',
      () => pptx({ types: '<Override ContentType="x.sheet.main+xml"/>' }),
    ],
    ['a presentation that is cut off', 'officeBroken', async () => half(await pptx())],
    [
      'a presentation with macros',
      'officeMacros',
      () => pptx({ more: { 'ppt/vbaProject.bin': 'x' } }),
    ],
    ['one that says that it has macros', 'officeMacros', () => pptx({ types: macroTypes })],
    ['a path that leads out', 'officeBroken', () => pptx({ more: { '../../x': 'y' } })],
    ['a path from the root', 'officeBroken', () => pptx({ more: { '/etc/passwd': 'y' } })],
    ['30 MB in 30 KB', 'officeTooMuch', () => pptx({ more: { big: Buffer.alloc(30e6) } })],
    ['a list of 3 MB', 'officeTooMuch', () => pptx({ types: 'x'.repeat(3e6) })],
    ['one that says that it is small', 'officeTooMuch', () => pptx({ types: lots, says: 9 })],
  ])('%s: %s', async (_, word, make) => {
    expect(await look(await make())).toBe(word)
  })

  test('an archive whose entries lie upon each other', async () => {
    const bytes = await pptx({ more: { a: 'x'.repeat(500), b: 'y'.repeat(500) } })
    const entry = Buffer.from('PK\x01\x02', 'latin1')
    const first = bytes.indexOf(entry)
    const last = bytes.lastIndexOf(entry)
    bytes.copy(bytes, last + 42, first + 42, first + 46)
    expect(await look(bytes)).toBe('officeTooMuch')
  })

  const html = (bytes: Buffer) => Buffer.concat([Buffer.from('<script>alert(1)</script>'), bytes])
  const cue = (times: string) => Buffer.from(`WEBVTT\n\n${times}\nwords\n`)
})

describe('what opens a file', () => {
  const place = path.join(room, 'slow.pdf')
  const files = [place, path.join(room, 'cover'), path.join(room, 'words')]

  test('is ended when it takes too long', async () => {
    writeFileSync(place, pdf())
    const looked = lookInto('pdf', files, { patienceMs: 20, mostMemory: 1e9 })
    await expect(looked).rejects.toMatchObject({ word: 'fileTooHard' })
  })

  test.skipIf(process.platform !== 'linux')(
    'is ended when it takes too much processor time (skipped where the system does not tell)',
    async () => {
      writeFileSync(place, pdf({ pages: 1_500 }))
      const looked = lookInto('pdf', files, {
        patienceMs: 20_000,
        mostMemory: 1e9,
        cpuSeconds: 0.2,
      })
      await expect(looked).rejects.toMatchObject({ word: 'fileTooHard' })
    },
  )

  test('tells each file of the queue how many come first', async () => {
    const places: number[][] = []
    const ids = ['a', 'b', 'c']
    const work = async () => {
      await new Promise(setImmediate)
      places.push(ids.map(aheadOf))
    }
    await Promise.all(ids.map((id) => inQueue(id, work)))
    expect(places).toEqual([
      [0, 1, 2],
      [0, 0, 1],
      [0, 0, 0],
    ])
  })

  test.skipIf(process.platform !== 'linux')(
    'is ended when it takes too much memory (skipped where the system does not tell)',
    async () => {
      writeFileSync(place, pdf({ pages: 1_500 }))
      const looked = lookInto('pdf', files, { patienceMs: 20_000, mostMemory: 30e6 })
      await expect(looked).rejects.toMatchObject({ word: 'fileTooHard' })
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
])('the name %j is read as %j', (given, plain) => expect(plainFileName(given)).toBe(plain))
