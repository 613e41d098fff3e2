import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { terms } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { renewLicences } from '@/lib/kept/licences'
import { bearerHeader, callApi, logInNewTeacher, newSubscriber } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool } from '../support/schools'
import { getSharedSite, type SharedSite } from '../support/shared-site'

const FREE = 'book/sdg-starters'
const PREMIUM = 'book/rubrics'
const RESOURCE = 'resource/social-impact-deck'
const DAY_MS = 24 * 60 * 60 * 1000

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

type LoggedInTeacher = Awaited<ReturnType<typeof logInNewTeacher>>

const ask = (
  teacher: Pick<LoggedInTeacher, 'token'>,
  items: object[],
  headers: Record<string, string> = {},
) =>
  callApi(site, '/api/kept/licences', {
    body: { items },
    headers: { ...bearerHeader(teacher.token), ...headers },
  })

describe('a licence', () => {
  test('is given for what the user may open, and names what there is to load', async () => {
    const teacher = await newSubscriber(site)
    const { status, body } = await ask(teacher, [{ item: PREMIUM }, { item: RESOURCE }])
    expect(status).toBe(200)
    expect(body.refused).toEqual([])
    expect(body.licensed.map(({ item }: { item: string }) => item)).toEqual([PREMIUM, RESOURCE])
    for (const { parts } of body.licensed)
      for (const { url, bytes, sha256 } of parts) {
        const response = await fetch(site.url + url, { headers: { cookie: teacher.cookie } })
        const content = Buffer.from(await response.arrayBuffer())
        expect(response.headers.get('cache-control')).toContain('no-store')
        expect(content.length).toBe(bytes)
        expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
      }
    const names = body.licensed.map(({ parts }: { parts: { name: string }[] }) =>
      parts.map(({ name }) => name),
    )
    expect(names).toEqual([['document', 'text'], ['document']])
  })

  test('of a premium item is refused without a seat, and its text is not found', async () => {
    const teacher = await logInNewTeacher(site)
    const { body } = await ask(teacher, [{ item: PREMIUM }, { item: FREE }, { item: 'book/none' }])
    expect(body.refused).toEqual([PREMIUM, 'book/none'])
    expect(body.licensed).toMatchObject([{ item: FREE }])
    const text = await callApi(site, '/api/kept/texts/rubrics', {
      headers: bearerHeader(teacher.token),
    })
    expect(text.status).toBe(404)
  })

  test('that was changed, or is another user’s, is refused', async () => {
    const [teacher, colleague] = [await newSubscriber(site), await newSubscriber(site)]
    const [{ licence }] = (await ask(teacher, [{ item: PREMIUM }])).body.licensed
    const later = { ...licence, validUntil: '2099-01-01T00:00:00.000Z' }
    expect((await ask(teacher, [{ item: PREMIUM, licence }])).body.refused).toEqual([])
    expect((await ask(teacher, [{ item: PREMIUM, licence: later }])).body.refused).toEqual([
      PREMIUM,
    ])
    expect((await ask(teacher, [{ item: RESOURCE, licence }])).body.refused).toEqual([RESOURCE])
    expect((await ask(colleague, [{ item: PREMIUM, licence }])).body.refused).toEqual([PREMIUM])
  })

  test('is given to nobody without a login, nor to another site’s page', async () => {
    const teacher = await logInNewTeacher(site)
    expect((await ask({ token: 'A'.repeat(43) }, [{ item: FREE }])).status).toBe(401)
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await ask(teacher, [{ item: FREE }], foreign)).status).toBe(403)
    expect((await ask(teacher, [{ item: 'video/ethics-case' }])).status).toBe(422)
  })

  test('names the item in the language of the page', async () => {
    const teacher = await logInNewTeacher(site)
    const read = async (language: string) =>
      (
        await ask(teacher, [{ item: RESOURCE.replace('deck', 'cards') }], {
          'x-language': language,
        })
      ).body.licensed[0]
    const [english, hindi] = [await read('en'), await read('hi')]
    expect(english.lang).toBeUndefined()
    expect(hindi.licence.version).toBe(english.licence.version)
  })
})

describe('how long a licence is valid', () => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    const instance = await openInProcessDatabase()
    db = instance.db
    close = instance.close
  })
  afterAll(() => close())

  const renew = async (viewer: Viewer, item: string) => {
    const { now, licensed } = await renewLicences(viewer, [{ item }])
    return (Date.parse(licensed[0]?.licence.validUntil ?? '') - Date.parse(now)) / DAY_MS
  }

  test('30 days, or until the end of the term’s last day in India', async () => {
    const { coordinator } = await newSchool(db)
    const viewer = { ...coordinator, sessionId: '', isSubscribed: true } as Viewer
    await db.update(terms).set({ lastDay: sql`day_in_india() + 3` })
    expect(await renew(viewer, FREE)).toBe(30)
    const days = await renew(viewer, PREMIUM)
    expect(days).toBeGreaterThan(3)
    expect(days).toBeLessThanOrEqual(4)
    await db.update(terms).set({ lastDay: sql`day_in_india() + 200` })
    expect(await renew(viewer, PREMIUM)).toBe(30)
    await db.update(terms).set({ firstDay: '2020-04-01', lastDay: '2021-03-31' })
    expect(await renew(viewer, PREMIUM)).toBeNaN()
  })
})

test('the page and its worker are the same for everyone and hold nothing of an item', async () => {
  const teacher = await newSubscriber(site)
  for (const path of ['/kept', '/hi/kept', '/ta/kept', '/kept-worker.js', '/kept/hi.webmanifest']) {
    const read = async (headers: Record<string, string>) =>
      (await callApi(site, path, { headers })).body
    const page = await read({})
    expect(await read({ cookie: teacher.cookie }), path).toEqual(page)
    expect(JSON.stringify(page)).not.toContain('Rubrics That Students')
  }
})
