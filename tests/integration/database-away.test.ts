import { get } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/db/client'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite } from '@/lib/school-sites/publish'
import {
  bearerHeader,
  callApi,
  logInNewTeacher,
  newTeacher,
  userApiPath,
} from '../support/api-user'
import { startDatabaseProxy } from '../support/database-proxy'
import { forgetProcessState } from '../support/process-state'
import { newSite, newText } from '../support/school-sites'
import { embeddedSkipNote, isOnPostgres, type Site, startSite } from '../support/site'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

/** Two outages: connections refused, and connections without a response. */
const OUTAGES = ['hangUp', 'fallSilentForGood'] as const

const UNAVAILABLE_TEXT = /very busy/
const MAX_RESPONSE_MS = 10_000

const PUBLIC_PAGES = ['/', '/about', '/hi', '/series', '/ta/series', '/privacy-policy', '/contact']
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

const HOSTS = { APP_URL: 'http://localhost', SITES_DOMAIN: 'sites.example' }
const SITE_NAME = 'Welcome to the lotus pond'

/** `fetch` sends no other Host. */
const getFromHost = (url: string, host: string) =>
  new Promise<{ status?: number; retryAfter?: string; text: string }>((resolve, reject) => {
    get(url, { headers: { host } }, async (response) => {
      const { statusCode: status, headers } = response
      resolve({ status, retryAfter: headers['retry-after'], text: await readText(response) })
    }).once('error', reject)
  })

async function publishWebsite(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...env, ...HOSTS })) vi.stubEnv(name, value)
  vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
  forgetProcessState()
  const { coordinator, slug, findPage } = await newSite(await database())
  const page = { version: 1, title: 'Home', blocks: [newText(SITE_NAME)] }
  await savePage(coordinator, findPage('').id, page)
  await publishSite(coordinator)
  await closeDatabase()
  vi.unstubAllEnvs()
  return slug
}

describe.runIf(isOnPostgres).each(OUTAGES)(
  `while the database is down (%s)${embeddedSkipNote}`,
  (outage) => {
    let database: TestDatabase
    let databaseProxy: Awaited<ReturnType<typeof startDatabaseProxy>>
    let site: Site
    let restartedSite: Site
    let slug: string
    let teacher: Awaited<ReturnType<typeof logInNewTeacher>>
    beforeAll(async () => {
      database = await newTestDatabase()
      databaseProxy = await startDatabaseProxy(database.env.DATABASE_URL ?? '')
      const env = { ...database.env, DATABASE_URL: databaseProxy.url }
      site = await startSite({ database: { ...database, env }, env: HOSTS })
      slug = await publishWebsite(database.env)
      teacher = await logInNewTeacher(site)
      const paths = [...PUBLIC_PAGES, `/s/${slug}`]
      const visits = await Promise.all(paths.map((path) => fetch(site.url + path)))
      expect(visits.map(({ status }) => status)).toEqual(paths.map(() => 200))
      await databaseProxy[outage]()
      // On the same folder, and without a visit before the outage.
      restartedSite = await startSite({ database: { ...database, env }, env: HOSTS })
    })
    afterAll(async () => {
      await site?.stop()
      await restartedSite?.stop()
      await databaseProxy?.hangUp()
      await database?.drop()
    })

    const expectInTime = async <T>(promise: Promise<T>) => {
      const startedAt = Date.now()
      const result = await promise
      expect(Date.now() - startedAt).toBeLessThan(MAX_RESPONSE_MS)
      return result
    }

    const openPath = async (path: string) => {
      const headers = { cookie: teacher.cookie }
      const response = await expectInTime(fetch(site.url + path, { headers, redirect: 'manual' }))
      const text = (await response.text()).replace(/(<[^>]+>)+/g, '. ')
      return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
    }

    const UNAVAILABLE = {
      status: 503,
      retryAfter: '5',
      text: expect.stringMatching(UNAVAILABLE_TEXT),
    }

    test('every page and file responds 503, neither a login redirect nor an empty page', async () => {
      const responses = await Promise.all([...PAGES, ...FILES].map(openPath))
      expect(responses).toEqual(responses.map(() => UNAVAILABLE))
    })

    test('public pages answer from their last copy and say why, also on an instance that has not shown them', async () => {
      const reason = 'UNS; hit; detail=database-unavailable'
      const readReason = async (url: string) => (await fetch(url)).headers.get('cache-status')
      for (const { url } of [site, restartedSite])
        await expect.poll(() => readReason(url)).toBe(reason)
      for (const { url } of [site, restartedSite])
        for (const path of PUBLIC_PAGES) {
          const response = await expectInTime(fetch(url + path))
          const answer = {
            path,
            status: response.status,
            reason: response.headers.get('cache-status'),
          }
          expect(answer).toEqual({ path, status: 200, reason })
        }
    })

    test('a school’s website stays where it was shown, and is away after a restart, never missing', async () => {
      const path = `/s/${slug}`
      const home = await fetch(site.url + path)
      expect({ status: home.status, text: await home.text() }).toMatchObject({
        status: 200,
        text: expect.stringContaining(SITE_NAME),
      })
      for (const [host, url] of [
        ['localhost', path],
        [`${slug}.${HOSTS.SITES_DOMAIN}`, '/'],
        ['www.lotus.in', '/'],
      ] as const) {
        const response = await expectInTime(getFromHost(restartedSite.url + url, host))
        expect({ host, ...response }).toMatchObject({ host, status: 503, retryAfter: '5' })
        expect(response.text).not.toContain(SITE_NAME)
      }
    })

    test.each([
      ['me', () => callApi(site, userApiPath('me'), { headers: bearerHeader(teacher.token) })],
      [
        'me, by cookie',
        () => callApi(site, userApiPath('me'), { headers: { cookie: teacher.cookie } }),
      ],
      ['login', () => callApi(site, userApiPath('login'), { body: teacher.teacher })],
      ['register', () => callApi(site, userApiPath('register'), { body: newTeacher() })],
      [
        'logout',
        () =>
          callApi(site, userApiPath('logout'), {
            method: 'POST',
            headers: { cookie: teacher.cookie, 'x-xsrf-token': teacher.xsrf },
          }),
      ],
    ] as const)('%s responds 503 with Retry-After', async (_, sendRequest) => {
      const { status, body, headers } = await expectInTime(sendRequest())
      expect({ status, retryAfter: headers.get('retry-after'), text: body.msg }).toEqual(
        UNAVAILABLE,
      )
      expect(headers.getSetCookie()).toEqual([])
    })
  },
)
