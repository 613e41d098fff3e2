import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normalizeSearchText } from '@/base/search-text'
import { withCustomPlan } from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { selectRows } from '@/db/rows'
import { itemTexts, liveSessionRegistrations, memberships, schools } from '@/db/schema'
import { runInLanguage } from '@/i18n/request-language'
import { findPublishedItems } from '@/lib/content/published'
import { findRegistrants } from '@/lib/live-sessions/registration/registrants'
import { findTeamSessions } from '@/lib/live-sessions/session/list'
import { listTeachers } from '@/lib/schools/teachers/list'
import { findMoveTargets } from '@/lib/schools/teachers/move'
import { listDistricts } from '@/lib/schools/team-schools'
import { searchTeamRecords } from '@/lib/team/search/search'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

async function readValue(query: ReturnType<typeof sql>) {
  const [row] = await selectRows<{ value: unknown }>(site.db, query)
  return row?.value
}

const finds = (text: string, query: string) =>
  readValue(sql`select word_vector(${text}) @@ word_query(${query}) as value`)

describe('the words of a text', () => {
  test('stay whole and lose punctuation', async () => {
    const text = 'विद्यालय, “किताबें”।क़लम திரு.பள்ளிக்கூடம் Élan (O’Brien) a.b@c.in'
    const words = await readValue(sql`select array_to_string(word_list(${text}), ' ') as value`)
    expect(`${words}`.split(' ')).toEqual(
      expect.arrayContaining([
        ...['विद्यालय', 'किताबें', 'कलम', 'திரு', 'பள்ளிக்கூடம்'],
        ...['élan', 'o', 'brien', 'a.b@c.in'],
      ]),
    )
  })

  test('are normalized as in the browser', async () => {
    const chars = Array.from({ length: 0x180 }, (_, index) => String.fromCharCode(0x900 + index))
    const text = [...chars, 'e\u0301', 'É', '\u200c', '\u200d', 'A1'].join('x')
    expect(await readValue(sql`select normalize_search(${text}) as value`)).toBe(
      normalizeSearchText(text),
    )
  })

  test.each([
    ['विद्यालय', 'विद्या', true],
    ['பள்ளிக்கூடம்', 'பள்ளி', true],
    ['किताब', 'किताबें', true],
    ['किताबें', 'किताबों', true],
    ['பள்ளி', 'பள்ளியில்', true],
    ['ஆசிரியர்', 'ஆசிரியர்கள்', true],
    ['ज़िला', 'जिला', true],
    ['\u0958लम', '\u0915\u093cल', true],
    ['हिन्दी', 'हिंदी', true],
    ['क्\u200dष', 'क्ष', true],
    ['कक्षा ९', '9', true],
    ['வகுப்பு 10', '௧௦', true],
    ['Cafe\u0301', 'café', true],
    ['Émile', 'emile', false],
    ['विद्यालय', 'द्यालय', false],
    ['विद्यालय', 'में', false],
    ['பள்ளி', 'கல்வி', false],
    ['ओं', 'ओं', true],
  ])('of "%s" are found by "%s": %s', async (text, query, isFound) =>
    expect(await finds(text, query)).toBe(isFound),
  )

  test('may be any characters', async () => {
    const query = sql`select count(word_vector(chr(a) || chr(b))) + count(word_query(chr(a) || chr(b))) as value
      from generate_series(2304, 3071, 11) a, generate_series(2304, 3071, 23) b`
    expect(Number(await readValue(query))).toBe(2 * 70 * 34)
    expect(await finds(`'\\ "':* & | !`, `'\\ "':* & | !`)).toBe(false)
  })
})

describe('a search', () => {
  test('of the team finds schools, people, sessions and content', async () => {
    const { id } = await newSchool(site.db, { institution_name: 'सरस्वती विद्यालय' })
    await newUser(site.db, { firstname: 'कविता', lastname: 'ज़ैदी' })
    await newLiveSession(site.db, { title: 'நமது பள்ளிக்கூடம்' })
    const [item] = await site.db.select({ id: itemTexts.itemId }).from(itemTexts).limit(1)
    if (!item) throw new Error('no item')
    const content = { itemId: item.id, language: 'hi', title: 'किताबें', content: {} }
    await site.db.insert(itemTexts).values(content)
    const search = async (text: string) => searchTeamRecords(text, 'manager')
    expect((await search('विद्या'))?.schools.map((school) => school.id)).toEqual([id])
    expect((await search('जैदी'))?.users).toHaveLength(1)
    expect((await search('பள்ளி'))?.sessions).toHaveLength(1)
    expect((await search('किताब'))?.content).toMatchObject([{ id: item.id }])
    expect(await findMoveTargets('विद्यालयों')).toHaveLength(1)
  })

  test('of a school and of a live session finds parts of names', async () => {
    const { id: schoolId } = await newSchool(site.db)
    const teacher = await newUser(site.db, { firstname: 'தமிழ்ச்செல்வி', lastname: 'O%Brien' })
    await site.db.insert(memberships).values({ userId: teacher.id, schoolId, role: 'teacher' })
    const liveSession = await newLiveSession(site.db, { title: 'हिन्दी की किताबें', inMinutes: 90 })
    await site.db
      .insert(liveSessionRegistrations)
      .values({ userId: teacher.id, liveSessionId: liveSession.id, state: 'registered' })
    for (const search of ['தமிழ்', 'செல்வி', 'o%b', 'brien தமிழ்', teacher.email.toUpperCase()]) {
      const { rows } = await listTeachers(schoolId, { search })
      expect(rows.map(({ email }) => email)).toEqual([teacher.email])
      const registrants = await findRegistrants(liveSession.id, { filter: 'all', search })
      expect(registrants.rows).toHaveLength(1)
    }
    expect((await listTeachers(schoolId, { search: 'o%x' })).rows).toEqual([])
    for (const search of ['हिंदी', 'किताब', 'किताबों']) {
      const { rows } = await findTeamSessions({ period: 'coming', search })
      expect(rows.map(({ id }) => id)).toContain(liveSession.id)
    }
  })

  test('of a list knows the titles in other languages', async () => {
    const [book] = await findPublishedItems('book')
    if (!book) throw new Error('no book')
    const title = 'மதிப்பீட்டுப் புத்தகம்'
    await site.db
      .insert(itemTexts)
      .values({ itemId: book.id, language: 'ta', title, content: book.content })
    const findBook = async () => (await findPublishedItems('book')).find(({ id }) => id === book.id)
    const [english, tamil] = [
      await findBook(),
      await runInLanguage('ta', async () => await findBook()),
    ]
    expect(english?.title).toBe(book.title)
    expect(english?.otherTitles).toContain(title)
    expect(tamil?.title).toBe(title)
    expect(tamil?.otherTitles).toContain(book.title)
  })
})

/** In the order that people expect. */
const SORTED_NAMES = [
  'anand',
  'Émile',
  'Emilia',
  'Ravi',
  'zoya',
  'आकाश',
  'कविता',
  'खुशी',
  'அன்பு',
  'கமலா',
]

describe('names', () => {
  test('of a school come in order, page by page', async () => {
    const { id: schoolId, coordinator } = await newSchool(site.db)
    const firstnames = SORTED_NAMES.flatMap((name) => Array.from({ length: 12 }, () => name))
    for (const firstname of firstnames.toReversed()) {
      const { id: userId } = await newUser(site.db, { firstname, lastname: 'X' })
      await site.db.insert(memberships).values({ userId, schoolId, role: 'teacher' })
    }
    const rows = []
    let after: string | null | undefined
    do {
      const page = await listTeachers(schoolId, { after })
      rows.push(...page.rows)
      after = page.next
    } while (after)
    expect(new Set(rows.map(({ membershipId }) => membershipId)).size).toBe(firstnames.length + 1)
    const names = rows.filter(({ email }) => email !== coordinator.email).map(({ name }) => name)
    expect(names).toEqual(firstnames.map((name) => `${name} X`))
  })

  test('of districts come in order', async () => {
    const { id } = await newSchool(site.db)
    for (const district of ['चेन्नई', 'salem', 'Theni', 'மதுரை', 'Erode'])
      await site.db.execute(sql`insert into schools select (jsonb_populate_record(s, jsonb_build_object(
        'id', gen_random_uuid(), 'district', ${district}::text))).* from schools s where s.id = ${id}`)
    expect(await listDistricts()).toEqual(['Erode', 'salem', 'Theni', 'चेन्नई', 'மதுரை'])
  })

  test('of schools are read from the index of their order', async () => {
    const name = orderByName(sql`s.name`)
    const plan = await withCustomPlan(async (tx) => {
      await tx.execute(sql`set local enable_sort = off`)
      return tx.execute(sql`explain select s.id from ${schools} s
        where (${name}, s.id) > ('आ', ${randomUUID()}::uuid) order by ${name}, s.id limit 50`)
    })
    expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan using schools_name_order_index/)
    expect(JSON.stringify(plan)).toContain('Index Cond: (ROW(name, id)')
  })
})
