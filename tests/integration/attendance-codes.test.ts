import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherings } from '@/db/schema'
import { formerDatabase } from '../support/former-database'

/** Sessions that were published without an attendance code when that was still possible. */

let former: Awaited<ReturnType<typeof formerDatabase>>
beforeAll(async () => {
  former = await formerDatabase('0008_attendance_codes')
})
afterAll(() => former?.close())

type Stored = { slug: string; state: string; proof: string; word: string | null }

const SESSIONS: Stored[] = [
  { slug: 'first', state: 'published', proof: 'word', word: null },
  { slug: 'second', state: 'published', proof: 'word', word: '' },
  { slug: 'draft', state: 'draft', proof: 'word', word: null },
  { slug: 'to-restore', state: 'cancelled', proof: 'word', word: ' ' },
  { slug: 'own', state: 'published', proof: 'word', word: 'sapling' },
  { slug: 'by-joining', state: 'published', proof: 'joining', word: null },
]

const codes = async () => {
  const { slug, word } = gatherings
  const rows = await former.db.select({ slug, word }).from(gatherings)
  return new Map(rows.map((row) => [row.slug, row.word]))
}

test('each gets one of its own with the update; a code that is set stays', async () => {
  const { db } = former
  for (const { slug, state, proof, word } of SESSIONS)
    await db.execute(sql`insert into gatherings (slug, kind, state, title, summary, host, host_line,
        starts_at, minutes, meeting_address, audience, proof, word)
      values (${slug}, 'series', ${state}::gathering_state, 'A', 'A', 'A', 'A', now(), 60,
        'https://meet.example', 'person', ${proof}, ${word})`)
  await former.expand()
  const given = await codes()
  const generated = ['first', 'second', 'draft', 'to-restore'].map((slug) => given.get(slug))
  for (const code of generated) expect(code).toMatch(/^[ACDEFHJKLMNPQRTUWXY3479]{6}$/)
  expect(new Set(generated).size).toBe(4)
  expect(given.get('own')).toBe('sapling')
  expect(given.get('by-joining')).toBeNull()
  await former.migrate()
  expect(await codes()).toEqual(given)
})
