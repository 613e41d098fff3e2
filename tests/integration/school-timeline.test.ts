import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, mailOutbox, schools } from '@/db/schema'
import { addSchoolNote, addSchoolTag } from '@/lib/team/schools/follow-up'
import { listSchoolTimeline, type TimelineEvent } from '@/lib/team/schools/timeline'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

const getKey = (event: TimelineEvent) =>
  event.kind === 'entry' ? `entry ${event.entry.id}` : `email ${event.email.id}`

async function newSchoolWithAddress() {
  const school = await newSchool(site.db)
  const email = `office-${school.id}@school.example`
  await site.db.update(schools).set({ email }).where(eq(schools.id, school.id))
  return { ...school, email }
}

async function readWhole(schoolId: string) {
  const events: TimelineEvent[] = []
  let after: string | undefined
  do {
    const page = await listSchoolTimeline(schoolId, after)
    events.push(...page.events)
    after = page.next ?? undefined
  } while (after)
  return events
}

test('has notes with their text and emails about the school, and nothing of others', async () => {
  const manager = await newUser(site.db)
  const school = await newSchoolWithAddress()
  const other = await newSchoolWithAddress()
  await addSchoolNote(manager, school.id, 'Called: the principal decides in June.')
  await addSchoolTag(manager, other.id, 'visit')
  const send = (recipient: string, template: string) =>
    site.db.insert(mailOutbox).values({ recipient, template, data: {}, dueAt: null })
  await send(school.email.toUpperCase(), 'quotation')
  await send(school.coordinator.email, 'termEnds')
  await send(school.coordinator.email, 'resetLink')
  await send(other.email, 'quotation')
  const events = await readWhole(school.id)
  expect(
    events
      .filter(({ kind }) => kind === 'email')
      .map((event) => event.kind === 'email' && event.email.template),
  ).toEqual(expect.arrayContaining(['termEnds', 'quotation']))
  const notes = events.flatMap((event) => (event.kind === 'entry' && event.note ? event.note : []))
  expect(notes).toEqual(['Called: the principal decides in June.'])
  const ids = events.flatMap((event) =>
    event.kind === 'entry' ? (event.entry.school?.id ?? []) : [],
  )
  expect(new Set(ids)).toEqual(new Set([school.id]))
})

test('over many pages each event is there once, the newest first', async () => {
  const school = await newSchoolWithAddress()
  const atMinute = (minute: number) => new Date(Date.UTC(2031, 3, 1, 0, minute))
  const minutes = Array.from({ length: 130 }, (_, index) => index)
  await site.db.insert(auditLog).values(
    minutes.map((minute) => ({
      ...{ action: 'school.tag-added', actor: 'site' as const, schoolId: school.id },
      ...{ values: { tag: `tag ${minute}` }, at: atMinute(minute) },
    })),
  )
  // Between two entries, at the instant of one, before the first and after the last.
  const mailTimes = [-5, 0, 30.5, 79, 80, 80.5, 129, 500]
  await site.db.insert(mailOutbox).values(
    mailTimes.map((minute) => ({
      ...{ recipient: school.email, template: 'quotation', data: {}, dueAt: null },
      createdAt: new Date(Date.UTC(2031, 3, 1) + minute * 60_000),
    })),
  )
  const events = await readWhole(school.id)
  const keys = events.map(getKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(events.filter(({ kind }) => kind === 'email')).toHaveLength(mailTimes.length)
  expect(events.filter(({ kind }) => kind === 'entry').length).toBeGreaterThanOrEqual(130)
  const times = events.map(({ at }) => at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})
