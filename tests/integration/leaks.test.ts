import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { sets, works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { pictureId } from '@/lib/toolkit/schema'
import { withoutMiddleware } from '../support/build-copy'
import { guardedPages } from '../support/guarded-pages'
import { loggedInTeacher, subscribed } from '../support/person'
import { RECORDING } from '../support/recording'
import { asRouter, RSC } from '../support/router'
import { found, membersWords, type Role, searchFor, secretsFrom } from '../support/secrets'
import { sharedSite } from '../support/shared-site'
import { startSite } from '../support/site'
import { isWhole } from '../support/whole'

// Some thousand requests.
vi.setConfig({ testTimeout: 180_000 })

type Headers = Record<string, string>
type Variant = (path: string) => { address: string; headers?: Headers; method?: string }

const pathsTo = (books: typeof ebooks, films: typeof videos, tools: typeof works) => [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...books.flatMap(({ id }) => [routes.reader(id), routes.ebookFile(id)]),
  ...films.flatMap(({ id }) => [routes.videoFile(id), routes.captions(id)]),
  routes.player('last-session'),
  ...tools.flatMap(({ id, files }) => [
    routes.toolkitPage(pictureId(id, 1)),
    ...files.map((file) => routes.toolkitFile(file.id)),
  ]),
  ...sets.map(({ id }) => routes.toolkitSet(id)),
  '/api/auth/user/me',
  '/sitemap.xml',
]
const PATHS = pathsTo(ebooks, videos, works)

/** One premium item of each kind: the others take the same code path. */
const ofEach = <T extends { isPremium: boolean }>(items: readonly T[]) =>
  items.filter(({ isPremium }) => isPremium).slice(0, 1)
const TRIED = isWhole ? PATHS : pathsTo(ofEach(ebooks), ofEach(videos), ofEach(works))

const VARIANTS: Record<string, Variant> = {
  page: (address) => ({ address }),
  RSC: (address) => ({ address, headers: RSC }),
  'RSC by query': (address) => ({ address: `${address}?_rsc=1a2b3`, headers: RSC }),
  prefetch: (address) => ({ address, headers: { ...RSC, 'next-router-prefetch': '1' } }),
  segment: (address) => ({
    address,
    headers: { ...RSC, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  }),
  'segment file': (address) => ({ address: `${address}.segments/_full.segment.rsc` }),
  'RSC file': (address) => ({ address: `${address}.rsc` }),
  'trailing slash': (address) => ({ address: `${address}/` }),
  'double slash': (address) => ({ address: `/${address}` }),
  'upper case': (address) => ({ address: address.toUpperCase() }),
  encoded: (address) => ({
    address: address.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  }),
  'bypass header': (address) => ({
    address,
    headers: {
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-next': '1',
      'x-invoke-path': address,
      'x-matched-path': address,
      'x-nextjs-data': '1',
    },
  }),
  HEAD: (address) => ({ address, method: 'HEAD' }),
  POST: (address) => ({ address, method: 'POST', headers: { 'next-action': '0'.repeat(42) } }),
  range: (address) => ({ address, headers: { range: 'bytes=0-4095' } }),
}

/** By day the pages without middleware are the gate test's. */
const BUILDS = ['with middleware', ...(isWhole ? ['with middleware taken away'] : [])]

describe.each(BUILDS)('%s', (how) => {
  const folder = how === 'with middleware' ? undefined : withoutMiddleware()
  const cookies: Record<Role, string> = { anonymous: '', member: '', subscriber: '' }
  let site: { url: string }
  let leave = async () => {}
  beforeAll(async () => {
    if (!folder) site = await sharedSite()
    else {
      const env = { RECORDING_URL: RECORDING, LIST_LOAD_DELAY_MS: '0' }
      const own = await startSite({ cwd: folder, env })
      site = own
      leave = async () => {
        await own.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    }
    cookies.member = (await loggedInTeacher(site)).cookie
    cookies.subscriber = (await subscribed(site)).cookie
  })
  afterAll(() => leave())

  async function ask(role: Role, variant: Variant, wanted: string) {
    const { address, headers, method = 'GET' } = variant(wanted)
    const response = await asRouter(site, address, {
      method,
      headers: { ...headers, ...(cookies[role] && { cookie: cookies[role] }) },
    })
    const body = Buffer.from(await response.arrayBuffer())
    const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`)
    return { status: response.status, head: Buffer.from(lines.join('\n')), body }
  }

  async function everything(variant: Variant, paths: string[]) {
    const all: Buffer[] = []
    for (const wanted of paths) {
      const { head, body } = await ask('subscriber', variant, wanted)
      all.push(head, body)
    }
    return Buffer.concat(all)
  }

  test('a subscriber gets all of it, so the search below can find it, and the site has it in memory', async () => {
    const all = await everything((address) => ({ address }), PATHS)
    const missing = secretsFrom('anonymous').filter(({ bytes }) => !all.includes(bytes))
    expect(missing.map(({ what }) => what)).toEqual([])
    expect(found(secretsFrom('subscriber'), all)).toEqual([])
  })

  test('what a subscriber reads in the pages comes to the router, too, so the search sees its answers', async () => {
    const pages = [
      ...guardedPages.map(({ page }) => page),
      ...ebooks.map(({ id }) => routes.reader(id)),
    ]
    const [page, parts] = [
      await everything((address) => ({ address }), pages),
      await everything((address) => ({ address, headers: RSC }), pages),
    ]
    const secrets = [...secretsFrom('anonymous'), ...membersWords]
    const inPages = found(secrets, page)
    expect(inPages.length).toBeGreaterThan(30)
    expect(found(membersWords, page)).toHaveLength(membersWords.length)
    expect(found(secrets, parts)).toEqual(inPages)
  })

  test.each(['anonymous', 'member'] as const)(
    'no answer holds anything that an %s visitor may not have',
    async (role) => {
      const secrets = [...secretsFrom(role), ...(role === 'anonymous' ? membersWords : [])]
      const inBody = searchFor(secrets)
      const leaks: string[] = []
      let requests = 0
      for (const [name, variant] of Object.entries(VARIANTS)) {
        for (const wanted of TRIED) {
          const { head, body, status } = await ask(role, variant, wanted)
          requests += 1
          // The address that was asked for stands in the answer because it was asked for.
          const leaked = [...found(secrets, head), ...inBody(body)].filter(
            (what) => !wanted.startsWith(what),
          )
          for (const what of leaked) leaks.push(`${wanted} as ${name} (${status}) holds ${what}`)
          if (status >= 500) leaks.push(`${wanted} as ${name} answers ${status}`)
        }
      }
      expect(leaks).toEqual([])
      expect(requests).toBeGreaterThan(500)
    },
  )
})

test('nothing that was built for everyone holds anything of it', () => {
  const secrets = secretsFrom('anonymous')
  const leaks = ['.next/static', '.next/server/app', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && forEveryone(folder, entry.name))
      .flatMap(({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        return found(secrets, readFileSync(file)).map((what) => `${file} holds ${what}`)
      }),
  )
  expect(leaks).toEqual([])
})

const forEveryone = (folder: string, name: string) =>
  folder !== '.next/server/app' || /\.(html|rsc|body|meta)$/.test(name)
