// @module-tag ci
import { eq } from 'drizzle-orm'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, certificateSettings, certificates, files } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { drawPreview, saveCertificateSettings } from '@/lib/certificates/edit-settings'
import { issuePending } from '@/lib/certificates/issue'
import type { CertificateSettingsFields } from '@/lib/certificates/settings'
import { findLatestSettings, NO_SETTINGS } from '@/lib/certificates/settings'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { closeLiveSession } from '@/lib/live-sessions/close'
import { certificateRoutes } from '../support/certificate-routes'
import { takeOneInTurn } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { createPdf, createPng } from '../support/sample-files'
import { newUser } from '../support/schools'
import { uploadFile } from '../support/uploads'

let db: Db
let closeSite: () => Promise<void>
let manager: { id: string }
let picture: string

beforeAll(async () => {
  const instance = await openInProcessDatabase({
    RATE_LIMIT_CERTIFICATE: '100000/60',
    BADGE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  })
  db = instance.db
  closeSite = instance.close
  manager = await newUser(db)
  picture = (await uploadFile(manager.id, createPng(300, 100), { name: 'signature.png' })).id
})
afterAll(() => closeSite())

async function save(fields: Partial<CertificateSettingsFields>, version?: number) {
  const latest = await findLatestSettings(db)
  const opened = version ?? latest?.version ?? 0
  return saveCertificateSettings(manager, { ...NO_SETTINGS, ...fields, version: opened })
}

async function issue(session: Parameters<typeof newPastLiveSession>[1] = {}) {
  const teachers = await newConfirmedUsers(db, 1)
  const liveSession = await newPastLiveSession(db, session)
  await insertAttendances(db, liveSession.id, teachers)
  await db.transaction((tx) => closeLiveSession(tx, liveSession.id, siteActor))
  await issuePending(liveSession.id)
  const [row] = await db
    .select({ number: certificates.number })
    .from(certificates)
    .where(eq(certificates.liveSessionId, liveSession.id))
  return row?.number ?? ''
}

async function fetchBytes(kind: 'pdf' | 'picture' | 'badge', number: string) {
  const request = new Request(`http://localhost/certificate/${number}/${kind}`)
  const response = await certificateRoutes[kind](request, { params: Promise.resolve({ number }) })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const fetchAll = async (number: string) =>
  Promise.all((['pdf', 'picture', 'badge'] as const).map((kind) => fetchBytes(kind, number)))

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const { fnArray } = await page.getOperatorList()
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    images: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
  }
}

const readCertificate = async (number: string) => readPdf(await fetchBytes('pdf', number))

describe('certificates', () => {
  test('keep the settings they were issued with, to the byte', async () => {
    const first = await issue()
    const firstFiles = await fetchAll(first)
    await save({ signatory: 'R. Lakshmi', signatoryTitle: 'Director', signatureFile: picture })
    const second = await issue()
    const secondFiles = await fetchAll(second)
    await save({ signatory: 'S. Kumar', partner: 'Teachers Academy', logoFile: picture })
    expect(await fetchAll(first)).toEqual(firstFiles)
    expect(await fetchAll(second)).toEqual(secondFiles)
    expect(await readCertificate(first)).toMatchObject({ images: 0 })
    const signed = await readCertificate(second)
    expect(signed.images).toBe(1)
    expect(signed.text).toContain('R. Lakshmi')
    expect(signed.text).toContain('Director')
    const third = await readCertificate(await issue())
    expect(third.images).toBe(1)
    expect(third.text).toContain('Teachers Academy')
    expect(third.text).not.toContain('R. Lakshmi')
  })

  test('look the same with empty settings as without any', async () => {
    await save({})
    const number = await issue()
    const withEmptySettings = await fetchAll(number)
    await db
      .update(certificates)
      .set({ settingsVersion: null })
      .where(eq(certificates.number, number))
    expect(await fetchAll(number)).toEqual(withEmptySettings)
  })

  test('have the words of their kind of session, with the placeholders filled', async () => {
    await save({
      workshop_heading: 'Certificate of a workshop',
      workshop_after: 'worked {mode} for {length} in',
    })
    const workshop = await readCertificate(await issue({ kind: 'workshop', mode: 'in-person' }))
    expect(workshop.text).toContain('Certificate of a workshop')
    expect(workshop.text).toContain('worked in person for 1 hour 30 minutes in')
    expect(workshop.text).toContain('No board of education has recognised or accredited it.')
    const series = await readCertificate(await issue())
    expect(series.text).toContain('Certificate of participation')
    expect(series.text).toContain('took part, live and online, in')
  })
})

describe('saving', () => {
  test('at once keeps one version, and tells the other manager what differs', async () => {
    const countVersions = () => db.$count(certificateSettings)
    const countEntries = () =>
      db.$count(auditLog, eq(auditLog.action, 'certificate-settings.changed'))
    const before = { versions: await countVersions(), entries: await countEntries() }
    const opened = (await findLatestSettings(db))?.version ?? 0
    const results = await Promise.all(
      ['Asha', 'Meena'].map((signatory) => save({ signatory }, opened)),
    )
    const conflicts = results.filter((result) => result !== null)
    expect(conflicts).toHaveLength(1)
    const latest = await findLatestSettings(db)
    expect(conflicts[0]).toEqual({
      name: latest?.savedBy,
      version: latest?.version,
      theirs: { signatory: latest?.values.signatory },
    })
    expect(latest?.savedBy).toBeTruthy()
    expect(await countVersions()).toBe(before.versions + 1)
    expect(await countEntries()).toBe(before.entries + 1)
    expect(await save({ signatory: 'Over it' }, conflicts[0]?.version)).toBeNull()
  })

  test('the same again adds no version', async () => {
    await save({ signatory: 'Asha' })
    const latest = await findLatestSettings(db)
    expect(await save({ signatory: 'Asha' }, 0)).toBeNull()
    expect((await findLatestSettings(db))?.version).toBe(latest?.version)
  })

  test('rejects characters that no font has, and files that are no pictures', async () => {
    const pdf = await uploadFile(manager.id, createPdf({ pages: 1 }))
    await expect(
      save({
        signatory: 'Asha 漢',
        series_after: '🙂',
        signatureFile: pdf.id,
        logoFile: '0'.repeat(64),
      }),
    ).rejects.toMatchObject({
      errors: {
        signatory: 'lineUnset',
        series_after: 'lineUnset',
        signatureFile: 'pictureRequired',
        logoFile: 'pictureRequired',
      },
    })
  })

  test('keeps its pictures from being removed as unused', async () => {
    const { id } = await uploadFile(manager.id, createPng(40, 20), { name: 'logo.png' })
    await save({ partner: 'Academy', logoFile: id })
    await save({})
    await removeUnusedFiles(manager, [id])
    expect(await db.$count(files, eq(files.id, id))).toBe(1)
  })
})

const PREVIEWS = [
  ['devanagari', 'लक्ष्मी', 'en', 'Certificate'],
  ['tamil', 'சுந்தரேஸ்வரன்', 'hi', 'सहभागिता'],
  ['malayalam', 'രാധാകൃഷ്ണൻ', 'ta', 'சான்றிதழ்'],
] as const

test.each(takeOneInTurn(PREVIEWS, 2))(
  'the preview shows the form with a long name in %s, unsaved',
  async (name, part, language, word) => {
    const form = { ...NO_SETTINGS, signatory: 'Not saved', signatureFile: picture }
    const options = {
      previewKind: 'meeting',
      previewName: name,
      previewLanguage: language,
    } as const
    const latest = await findLatestSettings(db)
    const pdf = await drawPreview({ ...form, ...options, format: 'pdf' })
    const { text, images } = await readPdf(pdf)
    expect(images).toBe(1)
    expect(text).toContain('Not saved')
    for (const expected of [part, word])
      expect(text.replaceAll(/[\s\u200B]/g, '').normalize('NFC')).toContain(
        expected.normalize('NFC'),
      )
    const png = await drawPreview({ ...form, ...options, format: 'picture' })
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
    expect(await findLatestSettings(db)).toEqual(latest)
  },
)
