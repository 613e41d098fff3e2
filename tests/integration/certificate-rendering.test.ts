import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'
import { getCertificateText } from '@/lib/certificates/text'
import type { Certificate } from '@/lib/certificates/verify'
import { listDrawingFiles, WORKER_FILE } from '@/lib/documents/drawing-files'
import { fontsCover, renderCertificate, renderCertificatePicture } from '@/lib/documents/render'
import { expandPattern } from '../support/expand-pattern'
import { isCiRun, RACER_COUNT } from '../support/full-run'

vi.stubEnv('APP_URL', 'https://uns.example')
resetProcessSingleton('settings')

const createCertificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  number: 'UNS-7K3Q9ZT4WX',
  userId: null,
  name: 'Meenakshi Sundaram',
  language: 'en',
  session: 'Stories that teach honesty',
  sessionLanguage: 'en',
  slug: 'stories',
  kind: 'series',
  settings: null,
  startsAt: new Date('2026-11-21T04:30:00Z'),
  minutes: 90,
  mode: 'online',
  issuedAt: new Date('2026-11-21T07:00:00Z'),
  correctedAt: null,
  corrections: 0,
  revokedAt: null,
  status: 'valid',
  ...overrides,
})

const renderCertificatePdf = (overrides: Partial<Certificate> = {}) =>
  renderCertificate(getCertificateText(createCertificate(overrides)))

async function readPdf(bytes: Uint8Array) {
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

/** PDF.js reports spaces between separate glyphs, so only the characters are compared. */
const removeSpaces = (text: string) => text.replace(/[\s\u200B]+/g, '').normalize('NFC')

describe('a certificate as a PDF', () => {
  test.each(Object.entries(NAMES).filter((_, index) => isCiRun || index % 3 === 2))(
    'a name in %s is extracted as written, under 60 KB',
    async (_, name) => {
      const bytes = await renderCertificatePdf({ name })
      const { text } = await readPdf(bytes)
      expect(removeSpaces(text)).toContain(removeSpaces(name))
      expect(bytes.length).toBeLessThan(60_000)
    },
  )

  test('a right-to-left name keeps all its letters', async () => {
    const name = 'محترمہ عائشہ صدیقی'
    const { text } = await readPdf(await renderCertificatePdf({ name }))
    const normalizedText = text.normalize('NFD')
    for (const char of name.normalize('NFD')) expect(normalizedText).toContain(char)
  })

  test('contains in order: name, session, date in words, hours, mode, number, no board', async () => {
    const { text } = await readPdf(await renderCertificatePdf())
    const expectedTexts = [
      'Certificate of participation',
      'Meenakshi Sundaram',
      'Stories that teach honesty',
      'Saturday, 21 November 2026',
      '1 hour 30 minutes',
      'Online, live',
      'UNS-7K3Q9ZT4WX',
      'uns.example/certificate',
      'No board of education has recognised',
    ].map(removeSpaces)
    const positions = expectedTexts.map((expectedText) => removeSpaces(text).indexOf(expectedText))
    expect(positions.every((position) => position >= 0)).toBe(true)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(text).not.toContain('Reissued')
  })

  test('shows the date of a correction', async () => {
    const { text } = await readPdf(
      await renderCertificatePdf({ correctedAt: new Date('2026-12-03T07:00:00Z') }),
    )
    expect(removeSpaces(text)).toContain(removeSpaces('Reissued on 3 December 2026'))
  })

  test('is tagged, with title and language, one page of A4', async () => {
    const { pdf, page } = await readPdf(await renderCertificatePdf())
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

  test('fits a name of 60 letters and a title of 200 between the margins', async () => {
    const name = 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao Chandrasek'
    const session = `${'From the staff room to the assembly hall '.repeat(5)}`.slice(0, 200).trim()
    const { page } = await readPdf(await renderCertificatePdf({ name, session }))
    const { items } = await page.getTextContent()
    for (const item of items)
      if ('transform' in item) {
        expect(item.transform[4]).toBeGreaterThan(40)
        expect(item.transform[4]).toBeLessThan(800)
      }
  })

  test('prints markup as plain text', async () => {
    const { text } = await readPdf(
      await renderCertificatePdf({ session: '<script>alert(1)</script> & “more”' }),
    )
    expect(removeSpaces(text)).toContain(removeSpaces('<script>alert(1)</script> & “more”'))
  })

  test('renders many at once without mixing them up', async () => {
    const certificateNumbers = Array.from(
      { length: RACER_COUNT },
      (_, index) => `UNS-7K3Q9ZT4${String(index).padStart(2, '0')}`,
    )
    const pdfs = await Promise.all(
      certificateNumbers.map((number) => renderCertificatePdf({ number })),
    )
    const lastPdf = await readPdf(pdfs.at(-1) ?? new Uint8Array())
    expect(removeSpaces(lastPdf.text)).toContain(certificateNumbers.at(-1))
  })
})

test('a certificate picture is a PNG wide enough for a phone', async () => {
  const bytes = Buffer.from(
    await renderCertificatePicture(getCertificateText(createCertificate({ name: NAMES.Tamil }))),
  )
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1600, 1131])
  expect(bytes.length).toBeLessThan(500_000)
})

test('detects names that the fonts cannot render', async () => {
  for (const name of Object.values(NAMES)) expect(await fontsCover(name), name).toBe(true)
  for (const name of ['山田', 'Asha 🙂']) expect(await fontsCover(name), name).toBe(false)
})

test('rendering needs only the files listed for the host', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-drawing-'))
  const packages = listDrawingFiles().filter((file) => file.endsWith('/**/*'))
  const singleFiles = listDrawingFiles().filter((pattern) => !packages.includes(pattern))
  for (const file of singleFiles)
    for (const match of expandPattern(file)) cpSync(match, path.join(folder, match))
  for (const name of packages.map((pattern) => pattern.slice(0, -5)))
    cpSync(name, path.join(folder, name), { recursive: true })
  const workerScript = path.join(folder, WORKER_FILE)
  const child = fork(workerScript, { cwd: folder, serialization: 'advanced', silent: true })
  const exit = once(child, 'exit').then(([code]) => [{ fault: `exit ${code}` }])
  const render = async (task: string) => {
    child.send({ task, input: getCertificateText(createCertificate()) })
    const [{ result, fault: error }] = await Promise.race([once(child, 'message'), exit])
    return (result?.length ?? error) as unknown
  }
  const sizes = [await render('certificate'), await render('certificatePicture')]
  child.kill()
  rmSync(folder, { recursive: true, force: true })
  for (const size of sizes) expect(size).toBeGreaterThan(10_000)
})
