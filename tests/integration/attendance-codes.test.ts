import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherings } from '@/db/schema'
import { openLegacyDatabase } from '../support/legacy-database'

let formerVersion: Awaited<ReturnType<typeof openLegacyDatabase>>
beforeAll(async () => {
  formerVersion = await openLegacyDatabase('0008_attendance_codes')
})
afterAll(() => formerVersion?.close())

type StoredLiveSessionRow = {
  slug: string
  state: string
  attendanceMethod: string
  attendanceCode: string | null
}

const SESSIONS: StoredLiveSessionRow[] = [
  { slug: 'first', state: 'published', attendanceMethod: 'word', attendanceCode: null },
  { slug: 'second', state: 'published', attendanceMethod: 'word', attendanceCode: '' },
  { slug: 'draft', state: 'draft', attendanceMethod: 'word', attendanceCode: null },
  { slug: 'to-restore', state: 'cancelled', attendanceMethod: 'word', attendanceCode: ' ' },
  { slug: 'own', state: 'published', attendanceMethod: 'word', attendanceCode: 'sapling' },
  { slug: 'by-joining', state: 'published', attendanceMethod: 'joining', attendanceCode: null },
]

const readCodes = async () => {
  const { slug, word: attendanceCode } = gatherings
  const rows = await formerVersion.db.select({ slug, word: attendanceCode }).from(gatherings)
  return new Map(rows.map((row) => [row.slug, row.word]))
}

test('the update generates a code for each session without one and keeps existing codes', async () => {
  const { db } = formerVersion
  for (const { slug, state, attendanceMethod, attendanceCode } of SESSIONS)
    await db.execute(sql`insert into gatherings (slug, kind, state, title, summary, host, host_line,
        starts_at, minutes, meeting_address, audience, proof, word)
      values (${slug}, 'series', ${state}::gathering_state, 'A', 'A', 'A', 'A', now(), 60,
        'https://meet.example', 'person', ${attendanceMethod}, ${attendanceCode})`)
  await formerVersion.expand()
  const codesAfter = await readCodes()
  const generated = ['first', 'second', 'draft', 'to-restore'].map((slug) => codesAfter.get(slug))
  for (const code of generated) expect(code).toMatch(/^[ACDEFHJKLMNPQRTUWXY3479]{6}$/)
  expect(new Set(generated).size).toBe(4)
  expect(codesAfter.get('own')).toBe('sapling')
  expect(codesAfter.get('by-joining')).toBeNull()
  await formerVersion.migrate()
  expect(await readCodes()).toEqual(codesAfter)
})
