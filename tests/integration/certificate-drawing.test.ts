import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test, vi } from 'vitest'
import { canSet, drawPdf, drawPicture } from '@/lib/certificates/draw/desk'
import type { Certificate } from '@/lib/certificates/queries/certificate'
import { sheetWords } from '@/lib/certificates/sheet'

vi.stubEnv('APP_URL', 'https://uns.example')

const certificate = (over: Partial<Certificate> = {}): Certificate => ({
  number: 'UNS-7K3Q9ZT4WX',
  userId: null,
  name: 'Meenakshi Sundaram',
  session: 'Stories that teach honesty',
  slug: 'stories',
  startsAt: new Date('2026-11-21T04:30:00Z'),
  minutes: 90,
  issuedAt: new Date('2026-11-21T07:00:00Z'),
  correctedAt: null,
  corrections: 0,
  revokedAt: null,
  standing: 'valid',
  ...over,
})

const drawn = (over: Partial<Certificate> = {}) => drawPdf(sheetWords(certificate(over)))

async function opened(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  return { pdf, page, text }
}

const NAMES = {
  Latin: 'Meenakshi Sundaram, M.Ed.',
  Devanagari: 'डॉ. श्रीमती लक्ष्मी विश्वनाथ',
  Tamil: 'கு. மீனாட்சி சுந்தரேஸ்வரன்',
  Telugu: 'శ్రీమతి వెంకట లక్ష్మీ',
  Kannada: 'ಶ್ರೀಮತಿ ಕೃಷ್ಣಮೂರ್ತಿ',
  Malayalam: 'ശ്രീമതി രാധാകൃഷ്ണൻ ലക്ഷ്മി',
  Bengali: 'শ্রীমতী কৃষ্ণা বন্দ্যোপাধ্যায়',
  Gujarati: 'શ્રીમતી કૃષ્ણાબેન પ્રજાપતિ',
  Gurmukhi: 'ਸ੍ਰੀਮਤੀ ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਢਿੱਲੋਂ',
  Odia: 'ଶ୍ରୀମତୀ ଲକ୍ଷ୍ମୀପ୍ରିୟା ମହାପାତ୍ର',
  mixed: 'Dr. மீனாட்சி Iyer',
}

/** Readers see spaces where glyphs stand apart; what matters is that every sign is there in its order. */
const bare = (text: string) => text.replace(/[\s\u200B]+/g, '').normalize('NFC')

describe('a certificate as a PDF', () => {
  test.each(Object.entries(NAMES))(
    'a name in %s is read out as it was written, under 60 KB',
    async (_, name) => {
      const bytes = await drawn({ name })
      const { text } = await opened(bytes)
      expect(bare(text)).toContain(bare(name))
      expect(bytes.length).toBeLessThan(60_000)
    },
  )

  test('a name from right to left has all its letters', async () => {
    const name = 'محترمہ عائشہ صدیقی'
    const { text } = await opened(await drawn({ name }))
    const letters = text.normalize('NFD')
    for (const letter of name.normalize('NFD')) expect(letters).toContain(letter)
  })

  test('says what it must, in order: name, session, day in words, hours, mode, number, no board', async () => {
    const { text } = await opened(await drawn())
    const said = [
      'Certificate of participation',
      'Meenakshi Sundaram',
      'Stories that teach honesty',
      'Saturday, 21 November 2026',
      '1 hour 30 minutes',
      'Online, live',
      'UNS-7K3Q9ZT4WX',
      'uns.example/certificate',
      'no board of education has recognised',
    ].map(bare)
    const places = said.map((words) => bare(text).indexOf(words))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(text).not.toContain('Issued anew')
  })

  test('says when it was issued anew', async () => {
    const { text } = await opened(await drawn({ correctedAt: new Date('2026-12-03T07:00:00Z') }))
    expect(bare(text)).toContain(bare('Issued anew on 3 December 2026'))
  })

  test('is tagged, with title and language, one page of A4', async () => {
    const { pdf, page } = await opened(await drawn())
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Language: 'en-IN',
      Title: 'Certificate of participation for Meenakshi Sundaram',
    })
    expect((await pdf.getMarkInfo())?.Marked).toBe(true)
    const tree = JSON.stringify(await page.getStructTree())
    expect(tree).toContain('"H1"')
    expect(tree).toContain('QR code')
    expect(pdf.numPages).toBe(1)
    expect(page.view.map(Math.round)).toEqual([0, 0, 842, 595])
  })

  test('sixty letters fit between the edges, and a title of two hundred', async () => {
    const name = 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao Chandrasek'
    const session = `${'From the staff room to the assembly hall '.repeat(5)}`.slice(0, 200).trim()
    const { page } = await opened(await drawn({ name, session }))
    const { items } = await page.getTextContent()
    for (const item of items)
      if ('transform' in item) {
        expect(item.transform[4]).toBeGreaterThan(40)
        expect(item.transform[4]).toBeLessThan(800)
      }
  })

  test('what looks like markup stands there as it is', async () => {
    const { text } = await opened(await drawn({ session: '<script>alert(1)</script> & “more”' }))
    expect(bare(text)).toContain(bare('<script>alert(1)</script> & “more”'))
  })

  test('fifty at once all come, each its own', async () => {
    const numbers = Array.from(
      { length: 50 },
      (_, at) => `UNS-7K3Q9ZT4${String(at).padStart(2, '0')}`,
    )
    const all = await Promise.all(numbers.map((number) => drawn({ number })))
    const last = await opened(all[49] ?? new Uint8Array())
    expect(bare(last.text)).toContain('UNS-7K3Q9ZT449')
  })
})

test('as a picture it is a PNG, broad enough for a phone', async () => {
  const bytes = Buffer.from(await drawPicture(sheetWords(certificate({ name: NAMES.Tamil }))))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1600, 1131])
  expect(bytes.length).toBeLessThan(500_000)
})

test('it is known which names can be set', async () => {
  for (const name of Object.values(NAMES)) expect(await canSet(name), name).toBe(true)
  for (const name of ['山田', 'Asha 🙂']) expect(await canSet(name), name).toBe(false)
})

test('the files that a host is told of are all that drawing needs', {
  timeout: 60_000,
}, async () => {
  const { drawingFiles } = await import('@/lib/drawing-files')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-drawing-'))
  const packages = drawingFiles().filter((file) => file.endsWith('/**/*'))
  const rest = drawingFiles().filter((one) => !packages.includes(one))
  for (const file of rest) for (const found of named(file)) cpSync(found, path.join(folder, found))
  for (const name of packages.map((one) => one.slice(0, -5)))
    cpSync(name, path.join(folder, name), { recursive: true })
  const script = path.join(folder, 'lib/certificates/draw/worker.mjs')
  const { fork } = await import('node:child_process')
  const child = fork(script, { cwd: folder, serialization: 'advanced', silent: true })
  const drawn = async (what: string) => {
    child.send({ what, of: sheetWords(certificate()) })
    const [{ result, fault }] = await once(child, 'message', {
      signal: AbortSignal.timeout(20_000),
    })
    return (result?.length ?? fault) as unknown
  }
  const sizes = [await drawn('pdf'), await drawn('picture')]
  child.kill()
  rmSync(folder, { recursive: true, force: true })
  for (const size of sizes) expect(size).toBeGreaterThan(10_000)
})

/** What a pattern of the list means, in the folders at hand. */
function named(pattern: string): string[] {
  const folder = pattern.slice(0, pattern.search(/[*{]/)).replace(/[^/]*$/, '')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => path.matchesGlob(file, pattern))
}
