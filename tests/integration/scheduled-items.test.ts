import { and, eq, gt, max, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { auditLog, items } from '@/db/schema'
import { createItem } from '@/lib/content/item/create'
import { publishItem, scheduleItem, unscheduleItem, withdrawItem } from '@/lib/content/item/publish'
import { publishDueItems } from '@/lib/content/item/publish-due'
import { saveItem } from '@/lib/content/item/save'
import { getAnyItem } from '@/lib/content/item/team'
import * as content from '@/lib/content/published'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

const DAY_MS = 24 * 60 * 60 * 1_000

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let readVersion: () => Promise<string>
let editor: { id: string }
beforeAll(async () => {
  site = await openInProcessDatabase()
  ;({ getContentVersion: readVersion } = await import('@/lib/content/version'))
  editor = { id: (await newUser(site.db)).id }
})
afterAll(() => site?.close())

const ID = 'rubrics'
const TITLE = 'Rubrics That Students Understand'
/** The log only grows, so a test looks at what came after its start. */
let lastEntry = 0
beforeEach(async () => {
  await site.db.update(items).set({ state: 'draft', publishAt: null }).where(eq(items.id, ID))
  const [last] = await site.db.select({ id: max(auditLog.id) }).from(auditLog)
  lastEntry = last?.id ?? 0
})

const scheduleIn = (ms: number) => {
  const at = new Date(Date.now() + ms)
  return scheduleItem(editor, ID, { day: formatIndiaDay(at), time: formatIndiaClock(at) })
}
const setDueIn = (interval: string) =>
  site.db
    .update(items)
    .set({ publishAt: sql`date_trunc('second', now()) + ${interval}::interval` as never })
    .where(eq(items.id, ID))
const isListed = async () => (await content.findPublishedItems('book')).some(({ id }) => id === ID)
const findActions = () =>
  site.db
    .select({ action: auditLog.action, actor: auditLog.actor, values: auditLog.values })
    .from(auditLog)
    .where(and(gt(auditLog.id, lastEntry), eq(auditLog.targetId, ID)))
    .orderBy(auditLog.id)

describe('a scheduled item', () => {
  test('is a draft for visitors until its time, then public without any job', async () => {
    await scheduleIn(DAY_MS)
    expect(await isListed()).toBe(false)
    expect(await content.getPublishedItem('book', ID)).toBeNull()
    expect(await content.filterPublishedIds([ID])).toEqual([])
    await setDueIn('1 second')
    const versionBefore = await readVersion()
    await expect.poll(isListed, { interval: 50 }).toBe(true)
    expect(await content.getPublishedItem('book', ID)).not.toBeNull()
    expect(await content.filterPublishedIds([ID])).toEqual([ID])
    expect(await readVersion()).not.toBe(versionBefore)
  })

  test('keeps its time in India and is logged with it', async () => {
    const at = await scheduleItem(editor, ID, {
      day: formatIndiaDay(new Date(Date.now() + 30 * DAY_MS)),
      time: '10:00',
    })
    expect(formatIndiaClock(at)).toBe('10:00')
    expect((await getAnyItem(ID))?.publishAt).toEqual(at)
    expect(await findActions()).toEqual([
      { action: 'item.scheduled', actor: 'user', values: { title: TITLE, at: at.toISOString() } },
    ])
  })

  test('is published once by concurrent jobs, with one entry in the audit log', async () => {
    await setDueIn('-1 minute')
    const versionBefore = await readVersion()
    await Promise.all(Array.from({ length: 10 }, publishDueItems))
    expect(await findActions()).toEqual([
      { action: 'item.published', actor: 'site', values: { title: TITLE, bySchedule: true } },
    ])
    expect(await getAnyItem(ID)).toMatchObject({ isPublished: true, publishAt: null })
    const [row] = await site.db.select().from(items).where(eq(items.id, ID))
    expect(row?.state).toBe('published')
    expect(await readVersion()).not.toBe(versionBefore)
  })

  test('stays a draft when the job runs before its time', async () => {
    await scheduleIn(DAY_MS)
    await publishDueItems()
    expect((await getAnyItem(ID))?.isPublished).toBe(false)
  })

  test('can get another time, or none', async () => {
    const first = await scheduleIn(DAY_MS)
    const second = await scheduleIn(2 * DAY_MS)
    expect(second.getTime() - first.getTime()).toBe(DAY_MS)
    expect((await getAnyItem(ID))?.publishAt).toEqual(second)
    await scheduleIn(2 * DAY_MS)
    await unscheduleItem(editor, ID)
    await unscheduleItem(editor, ID)
    expect((await getAnyItem(ID))?.publishAt).toBeNull()
    expect((await findActions()).map(({ action }) => action)).toEqual([
      ...['item.scheduled', 'item.scheduled', 'item.unscheduled'],
    ])
  })

  test('loses its schedule when it is published now', async () => {
    await scheduleIn(DAY_MS)
    await publishItem(editor, ID)
    expect(await getAnyItem(ID)).toMatchObject({ isPublished: true, publishAt: null })
    await withdrawItem(editor, ID)
    await publishDueItems()
    expect(await isListed()).toBe(false)
  })

  test('is logged as published before a change that comes ahead of the job', async () => {
    await setDueIn('-1 second')
    await expect(unscheduleItem(editor, ID)).rejects.toMatchObject({
      code: 'itemAlreadyPublished',
    })
    await withdrawItem(editor, ID)
    expect((await findActions()).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'site item.published',
      'user item.withdrawn',
    ])
    expect(await isListed()).toBe(false)
  })
})

describe('a schedule is refused', () => {
  test.each([
    ['in the past', -60_000, 'timePassed'],
    ['more than a year ahead', 366 * DAY_MS, 'dayTooFar'],
  ])('%s', async (_, ms, code) => {
    await expect(scheduleIn(ms)).rejects.toMatchObject({ errors: { day: code } })
    expect((await getAnyItem(ID))?.publishAt).toBeNull()
  })

  test('for a published item', async () => {
    await publishItem(editor, ID)
    await expect(scheduleIn(DAY_MS)).rejects.toMatchObject({ code: 'itemAlreadyPublished' })
  })

  test('for an incomplete item, and a scheduled one cannot become incomplete', async () => {
    const id = await createItem(editor, 'workshop', 'Maps')
    const tomorrow = { day: formatIndiaDay(new Date(Date.now() + DAY_MS)), time: '10:00' }
    await expect(scheduleItem(editor, id, tomorrow)).rejects.toMatchObject({
      code: 'itemNotReady',
    })
    const save = async (link: string | null) =>
      saveItem(editor, id, {
        ...{ title: 'Maps', description: 'Maps.', access: 'free', subtitle: null, author: null },
        ...{ category: null, grades: null, theme: null, resourceType: null, companion: null },
        ...{ link, picture: null, version: (await getAnyItem(id))?.version ?? 0 },
        ...{ language: null, translationOf: null },
      })
    await save('https://meet.example/maps')
    await scheduleItem(editor, id, tomorrow)
    await expect(save(null)).rejects.toMatchObject({ code: 'scheduledItemIncomplete' })
    expect((await getAnyItem(id))?.facts.link).toBe('https://meet.example/maps')
  })
})
