import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { lineTo } from '../support/line'
import { bearer, call, loggedInTeacher, newTeacher, user } from '../support/person'
import { embeddedSkip, onPostgres, type Site, startSite } from '../support/site'

/** Two ways to be away: nobody takes the call, or somebody has taken it and says nothing. */
const WAYS = ['hangUp', 'fallSilentForGood'] as const

const SENTENCE = /very busy right now\. (Please try again in a moment|Nothing is lost)/
const WITHIN_MS = 10_000

const PAGES = [
  '/ebook',
  '/ebook/read/ethics-cases',
  '/online-training',
  '/offline-training',
  '/networking',
  '/digital-videos',
  '/free-websites',
  '/profile',
  '/my-learning',
  '/change-password',
]
const FILES = [
  '/ebook/files/ethics-cases',
  '/digital-videos/files/circle-opening',
  '/digital-videos/captions/circle-opening',
  '/digital-videos/player/last-session',
]

describe.runIf(onPostgres).each(WAYS)(`while the database is away (%s)${embeddedSkip}`, (way) => {
  let database: FreshDatabase
  let line: Awaited<ReturnType<typeof lineTo>>
  let site: Site
  let person: Awaited<ReturnType<typeof loggedInTeacher>>
  beforeAll(async () => {
    database = await freshDatabase()
    line = await lineTo(database.env.DATABASE_URL ?? '')
    const env = { ...database.env, DATABASE_URL: line.url }
    site = await startSite({ database: { ...database, env } })
    person = await loggedInTeacher(site)
    await line[way]()
  })
  afterAll(async () => {
    await site?.stop()
    await line?.hangUp()
    await database?.drop()
  })

  const inTime = async <T>(work: Promise<T>) => {
    const startedAt = Date.now()
    const done = await work
    expect(Date.now() - startedAt).toBeLessThan(WITHIN_MS)
    return done
  }

  const open = async (path: string) => {
    const headers = { cookie: person.cookie }
    const answer = await inTime(fetch(site.url + path, { headers, redirect: 'manual' }))
    const text = (await answer.text()).replace(/(<[^>]+>)+/g, '. ')
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text }
  }

  const AWAY = { status: 503, retryAfter: '5', text: expect.stringMatching(SENTENCE) }

  test('no page and no file takes its member for a stranger or shows an empty room', async () => {
    const answers = await Promise.all([...PAGES, ...FILES].map(open))
    expect(answers).toEqual(answers.map(() => AWAY))
  })

  test.each([
    ['me', () => call(site, user('me'), { headers: bearer(person.token) })],
    ['me, by cookie', () => call(site, user('me'), { headers: { cookie: person.cookie } })],
    ['login', () => call(site, user('login'), { body: person.teacher })],
    ['register', () => call(site, user('register'), { body: newTeacher() })],
    [
      'logout',
      () =>
        call(site, user('logout'), {
          method: 'POST',
          headers: { cookie: person.cookie, 'x-xsrf-token': person.xsrf },
        }),
    ],
  ] as const)('%s says so', async (_, ask) => {
    const { status, body, headers } = await inTime(ask())
    expect({ status, retryAfter: headers.get('retry-after'), text: body.msg }).toEqual(AWAY)
    expect(headers.getSetCookie()).toEqual([])
  })
})
