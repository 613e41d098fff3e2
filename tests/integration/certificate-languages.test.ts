import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { certificates, users } from '@/db/schema'
import type { CompleteLanguage } from '@/i18n/partial-languages'
import { changeDetails } from '@/lib/accounts/details'
import { siteActor } from '@/lib/audit/audit-log'
import { correctOwnCertificate } from '@/lib/certificates/correct'
import { saveCertificateSettings } from '@/lib/certificates/edit-settings'
import { issuePending } from '@/lib/certificates/issue'
import { confirmCertificateName } from '@/lib/certificates/name'
import { findLatestSettings, NO_SETTINGS } from '@/lib/certificates/settings'
import { getCertificateForTeam } from '@/lib/certificates/verify'
import { sendRecordPdf } from '@/lib/learning/record/print'
import { closeLiveSession } from '@/lib/live-sessions/close'
import { certificateRoutes } from '../support/certificate-routes'
import { takeOneInTurn } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { readPdfPieces, readPdfTexts } from '../support/pdf-pages'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase({
    RATE_LIMIT_CERTIFICATE: '100000/60',
    BADGE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  })
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const WORDS = { hi: 'सहभागिताप्रमाणपत्र', ta: 'பங்கேற்புச்சான்றிதழ்' }
const RECORD_WORDS = { hi: 'प्रशिक्षणरिकॉर्ड', ta: 'கற்றல்பதிவேடு' }
const removeSpaces = (text: string) => text.replaceAll(/[\s\u200B]+/g, '').normalize('NFC')
const readText = async (bytes: Uint8Array) => removeSpaces((await readPdfTexts(bytes)).join(''))

async function newTeacher() {
  const [teacher] = await newConfirmedUsers(db, 1)
  if (!teacher) throw new Error('nobody')
  return teacher
}

/** Of a new session that the teacher attended. */
async function issue(teacher: { id: string }, title = 'Stories that teach honesty') {
  const liveSession = await newPastLiveSession(db, { title })
  await insertAttendances(db, liveSession.id, [teacher])
  await db.transaction((tx) => closeLiveSession(tx, liveSession.id, siteActor))
  await issuePending(liveSession.id)
  const [row] = await db
    .select()
    .from(certificates)
    .where(eq(certificates.liveSessionId, liveSession.id))
  if (!row) throw new Error('none issued')
  return row
}

async function fetchBytes(kind: 'pdf' | 'picture' | 'badge', number: string, headers = {}) {
  const request = new Request(`http://localhost/certificate/${number}/${kind}`, { headers })
  const response = await certificateRoutes[kind](request, { params: Promise.resolve({ number }) })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function chooseInProfile(userId: string, language?: CompleteLanguage) {
  const [viewer] = await db.select().from(users).where(eq(users.id, userId))
  if (!viewer) throw new Error('nobody')
  const details = { firstname: 'Meena', lastname: 'Iyer', phone_number: '9876543210' }
  await changeDetails(viewer as never, { ...details, certificate_language: language })
}

describe('a certificate', () => {
  test('is in English without a choice', async () => {
    const { number, language } = await issue(await newTeacher())
    expect(language).toBe('en')
    const text = await readText(await fetchBytes('pdf', number))
    expect(text).toContain('Certificateofparticipation')
    for (const word of Object.values(WORDS)) expect(text).not.toContain(word)
  })

  test.each(takeOneInTurn(['hi', 'ta'] as const, 0))(
    'has English and %s when the teacher chose it before',
    async (language) => {
      const teacher = await newTeacher()
      await confirmCertificateName(teacher, { name: 'Meena Iyer', language })
      const row = await issue(teacher)
      expect(row.language).toBe(language)
      const text = await readText(await fetchBytes('pdf', row.number))
      for (const line of [
        'Certificateofparticipation',
        'tookpart,liveandonline,in',
        'Itconfirmsthatthepersontookpart.',
        WORDS[language],
      ])
        expect(text).toContain(line)
      expect(await getCertificateForTeam(row.number)).toMatchObject({ language })
    },
  )

  test('keeps its language, to the byte, when the choice changes; the next one has the new one', async () => {
    const teacher = await newTeacher()
    await chooseInProfile(teacher.id, 'hi')
    const first = await issue(teacher)
    const files = [await fetchBytes('pdf', first.number), await fetchBytes('picture', first.number)]
    await chooseInProfile(teacher.id, 'ta')
    const second = await issue(teacher)
    await chooseInProfile(teacher.id, 'en')
    const third = await issue(teacher)
    expect([first, second, third].map(({ language }) => language)).toEqual(['hi', 'ta', 'en'])
    expect([
      await fetchBytes('pdf', first.number),
      await fetchBytes('picture', first.number),
    ]).toEqual(files)
    expect(await readText(await fetchBytes('pdf', second.number))).toContain(WORDS.ta)
    const english = await readText(await fetchBytes('pdf', third.number))
    for (const word of Object.values(WORDS)) expect(english).not.toContain(word)
  })

  test('keeps its language when its name is corrected, and says so in both', async () => {
    const teacher = await newTeacher()
    await chooseInProfile(teacher.id, 'ta')
    const { number } = await issue(teacher)
    await chooseInProfile(teacher.id, 'hi')
    await correctOwnCertificate(teacher, number, 'Meena Ayyar')
    const text = await readText(await fetchBytes('pdf', number))
    expect(text).toContain(WORDS.ta)
    expect(text).toContain(removeSpaces('with a corrected name'))
    expect(text).toContain(removeSpaces('திருத்திய பெயருடன்'))
    expect(text).not.toContain(WORDS.hi)
    expect((await issue(teacher)).language).toBe('hi')
  })

  test.each(takeOneInTurn(['hi', 'ta'] as const, 1))(
    'has a line of the team in English and the usual text in %s below it',
    async (language) => {
      const manager = await newTeacher()
      const opened = (await findLatestSettings(db))?.version ?? 0
      const settings = { ...NO_SETTINGS, series_heading: `Certificate of honour, ${language}` }
      await saveCertificateSettings(manager, { ...settings, version: opened })
      const teacher = await newTeacher()
      await chooseInProfile(teacher.id, language)
      const withLine = await readText(await fetchBytes('pdf', (await issue(teacher)).number))
      expect(withLine).toContain(`Certificateofhonour,${language}`)
      expect(withLine).not.toContain('Certificateofparticipation')
      expect(withLine).toContain(WORDS[language])
      await saveCertificateSettings(manager, { ...NO_SETTINGS, version: opened + 1 })
      const usual = await readText(await fetchBytes('pdf', (await issue(teacher)).number))
      expect(usual).toContain('Certificateofparticipation')
      expect(usual).toContain(WORDS[language])
    },
  )

  test('has the line of the team in its own language, with placeholders filled', async () => {
    const manager = await newTeacher()
    const version = (await findLatestSettings(db))?.version ?? 0
    const lines = { series_after_hi: 'ने {mode} पढ़ाया:', series_after_ta: 'கற்பித்தார்' }
    await saveCertificateSettings(manager, { ...NO_SETTINGS, ...lines, version })
    const teacher = await newTeacher()
    await chooseInProfile(teacher.id, 'hi')
    const text = await readText(await fetchBytes('pdf', (await issue(teacher)).number))
    expect(text).toContain(removeSpaces('ने लाइव और ऑनलाइन पढ़ाया:'))
    expect(text).toContain(removeSpaces('took part, live and online, in'))
    expect(text).not.toContain('கற்பித்தார்')
    await saveCertificateSettings(manager, { ...NO_SETTINGS, version: version + 1 })
  })

  test('is the same whatever the language of the request, and its badge is in English', async () => {
    const teacher = await newTeacher()
    await chooseInProfile(teacher.id, 'hi')
    const { number } = await issue(teacher)
    const headers = { 'x-language': 'ta' }
    for (const kind of ['pdf', 'picture'] as const)
      expect(await fetchBytes(kind, number, headers)).toEqual(await fetchBytes(kind, number))
    const badge = JSON.parse(`${await fetchBytes('badge', number, headers)}`)
    expect(badge.credentialSubject.achievement.description).toContain('Took part in')
  })
})

test('the choice stays when a form does not have it', async () => {
  const teacher = await newTeacher()
  await chooseInProfile(teacher.id, 'ta')
  await chooseInProfile(teacher.id)
  await confirmCertificateName(teacher, { name: 'Meena Iyer' })
  const [row] = await db
    .select({ language: users.certificateLanguage })
    .from(users)
    .where(eq(users.id, teacher.id))
    .orderBy(desc(users.createdAt))
  expect(row?.language).toBe('ta')
})

const fetchRecord = async (userId: string) =>
  new Uint8Array(await (await sendRecordPdf(userId)).arrayBuffer())

test.each(takeOneInTurn(['hi', 'ta'] as const, 2))(
  'the record has English and %s while that is the choice',
  async (language) => {
    const teacher = await newTeacher()
    await issue(teacher)
    await chooseInProfile(teacher.id, language)
    const text = await readText(await fetchRecord(teacher.id))
    for (const line of ['Learningrecord', 'Stampoftheschool', RECORD_WORDS[language]])
      expect(text).toContain(line)
    await chooseInProfile(teacher.id, 'en')
    const english = await readText(await fetchRecord(teacher.id))
    expect(english).toContain('Learningrecord')
    expect(english).not.toMatch(/[\u0900-\u097F\u0B80-\u0BFF]/)
  },
)

test.each(takeOneInTurn(['hi', 'ta'] as const, 3))(
  'a record of several pages in English and %s stays within its margins',
  async (language) => {
    const teacher = await newTeacher()
    await chooseInProfile(teacher.id, language)
    const title = 'From the staff room to the assembly hall '.repeat(5).slice(0, 200).trim()
    for (let count = 0; count < 8; count += 1) await issue(teacher, title)
    const pages = await readPdfPieces(await fetchRecord(teacher.id))
    expect(pages.length).toBeGreaterThan(1)
    for (const { text, x, y, width } of pages.flat()) {
      expect(x, text).toBeGreaterThan(51)
      expect(x + width, text).toBeLessThan(546)
      expect(y, text).toBeGreaterThan(20)
    }
  },
)
