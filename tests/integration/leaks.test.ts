import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { sets, works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { buildPagePictureId } from '@/lib/toolkit/schema'
import { logInNewTeacher, newSubscriber } from '../support/api-user'
import { copyBuildWithoutMiddleware } from '../support/build-copy'
import {
  type ContentRole,
  createSecretSearch,
  findSecrets,
  listSecrets,
  memberOnlyTexts,
} from '../support/content-secrets'
import { isFullRun } from '../support/full-run'
import { guardedPages } from '../support/guarded-pages'
import { RECORDING_URL } from '../support/recording'
import { fetchAsRouter, RSC_HEADERS } from '../support/router-request'
import { getSharedSite } from '../support/shared-site'
import { startSite } from '../support/site'

// Some thousand requests.
vi.setConfig({ testTimeout: 180_000 })

type LeakTestHeaders = Record<string, string>
type LeakTestVariant = (path: string) => {
  address: string
  headers?: LeakTestHeaders
  method?: string
}

const listPaths = (books: typeof ebooks, videoItems: typeof videos, resources: typeof works) => [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...books.flatMap(({ id }) => [routes.reader(id), routes.ebookFile(id)]),
  ...videoItems.flatMap(({ id }) => [routes.videoFile(id), routes.captions(id)]),
  routes.player('last-session'),
  ...resources.flatMap(({ id, files }) => [
    routes.toolkitPage(buildPagePictureId(id, 1)),
    ...files.map((file) => routes.toolkitFile(file.id)),
  ]),
  ...sets.map(({ id }) => routes.toolkitSet(id)),
  '/api/auth/user/me',
  '/sitemap.xml',
]
const ALL_PATHS = listPaths(ebooks, videos, works)

/** One premium item of each kind: the others take the same code path. */
const pickFreeAndPremium = <T extends { isPremium: boolean }>(items: readonly T[]) =>
  items.filter(({ isPremium }) => isPremium).slice(0, 1)
const TESTED_PATHS = isFullRun
  ? ALL_PATHS
  : listPaths(pickFreeAndPremium(ebooks), pickFreeAndPremium(videos), pickFreeAndPremium(works))

const VARIANTS: Record<string, LeakTestVariant> = {
  page: (urlPath) => ({ address: urlPath }),
  RSC: (urlPath) => ({ address: urlPath, headers: RSC_HEADERS }),
  'RSC by query': (urlPath) => ({ address: `${urlPath}?_rsc=1a2b3`, headers: RSC_HEADERS }),
  prefetch: (urlPath) => ({
    address: urlPath,
    headers: { ...RSC_HEADERS, 'next-router-prefetch': '1' },
  }),
  segment: (urlPath) => ({
    address: urlPath,
    headers: {
      ...RSC_HEADERS,
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    },
  }),
  'segment file': (urlPath) => ({ address: `${urlPath}.segments/_full.segment.rsc` }),
  'RSC file': (urlPath) => ({ address: `${urlPath}.rsc` }),
  'trailing slash': (urlPath) => ({ address: `${urlPath}/` }),
  'double slash': (urlPath) => ({ address: `/${urlPath}` }),
  'upper case': (urlPath) => ({ address: urlPath.toUpperCase() }),
  encoded: (urlPath) => ({
    address: urlPath.replace(/[a-z]/g, (char) => `%${char.charCodeAt(0).toString(16)}`),
  }),
  'bypass header': (urlPath) => ({
    address: urlPath,
    headers: {
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-next': '1',
      'x-invoke-path': urlPath,
      'x-matched-path': urlPath,
      'x-nextjs-data': '1',
    },
  }),
  HEAD: (urlPath) => ({ address: urlPath, method: 'HEAD' }),
  POST: (urlPath) => ({
    address: urlPath,
    method: 'POST',
    headers: { 'next-action': '0'.repeat(42) },
  }),
  range: (urlPath) => ({ address: urlPath, headers: { range: 'bytes=0-4095' } }),
}

/** By day the pages without middleware are the gate test's. */
const BUILDS = ['with middleware', ...(isFullRun ? ['with middleware taken away'] : [])]

describe.each(BUILDS)('%s', (mode) => {
  const folder = mode === 'with middleware' ? undefined : copyBuildWithoutMiddleware()
  const cookies: Record<ContentRole, string> = { anonymous: '', member: '', subscriber: '' }
  let site: { url: string }
  let cleanUp = async () => {}
  beforeAll(async () => {
    if (!folder) site = await getSharedSite()
    else {
      const env = { RECORDING_URL, LIST_LOAD_DELAY_MS: '0' }
      const ownSite = await startSite({ cwd: folder, env })
      site = ownSite
      cleanUp = async () => {
        await ownSite.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    }
    cookies.member = (await logInNewTeacher(site)).cookie
    cookies.subscriber = (await newSubscriber(site)).cookie
  })
  afterAll(() => cleanUp())

  async function fetchVariant(role: ContentRole, variant: LeakTestVariant, targetPath: string) {
    const { address: urlPath, headers, method = 'GET' } = variant(targetPath)
    const response = await fetchAsRouter(site, urlPath, {
      method,
      headers: { ...headers, ...(cookies[role] && { cookie: cookies[role] }) },
    })
    const body = Buffer.from(await response.arrayBuffer())
    const headerLines = [...response.headers].map(([name, value]) => `${name}: ${value}`)
    return { status: response.status, head: Buffer.from(headerLines.join('\n')), body }
  }

  async function fetchAll(variant: LeakTestVariant, paths: string[]) {
    const content: Buffer[] = []
    for (const targetPath of paths) {
      const { head: headerBytes, body } = await fetchVariant('subscriber', variant, targetPath)
      content.push(headerBytes, body)
    }
    return Buffer.concat(content)
  }

  test('a subscriber gets all of it, so the search below can find it, and the site has it in memory', async () => {
    const content = await fetchAll((urlPath) => ({ address: urlPath }), ALL_PATHS)
    const missing = listSecrets('anonymous').filter(({ bytes }) => !content.includes(bytes))
    expect(missing.map(({ what: description }) => description)).toEqual([])
    expect(findSecrets(listSecrets('subscriber'), content)).toEqual([])
  })

  test('what a subscriber reads in the pages comes to the router, too, so the search sees its answers', async () => {
    const pages = [
      ...guardedPages.map(({ page }) => page),
      ...ebooks.map(({ id }) => routes.reader(id)),
    ]
    const [pageContent, rscContent] = [
      await fetchAll((urlPath) => ({ address: urlPath }), pages),
      await fetchAll((urlPath) => ({ address: urlPath, headers: RSC_HEADERS }), pages),
    ]
    const secrets = [...listSecrets('anonymous'), ...memberOnlyTexts]
    const foundInPages = findSecrets(secrets, pageContent)
    expect(foundInPages.length).toBeGreaterThan(30)
    expect(findSecrets(memberOnlyTexts, pageContent)).toHaveLength(memberOnlyTexts.length)
    expect(findSecrets(secrets, rscContent)).toEqual(foundInPages)
  })

  test.each(['anonymous', 'member'] as const)(
    'no answer holds anything that an %s visitor may not have',
    async (role) => {
      const secrets = [...listSecrets(role), ...(role === 'anonymous' ? memberOnlyTexts : [])]
      const searchBody = createSecretSearch(secrets)
      const leaks: string[] = []
      let requests = 0
      for (const [name, variant] of Object.entries(VARIANTS)) {
        for (const targetPath of TESTED_PATHS) {
          const { head: headerBytes, body, status } = await fetchVariant(role, variant, targetPath)
          requests += 1
          // The address that was asked for stands in the answer because it was asked for.
          const leakedSecrets = [...findSecrets(secrets, headerBytes), ...searchBody(body)].filter(
            (description) => !targetPath.startsWith(description),
          )
          for (const description of leakedSecrets)
            leaks.push(`${targetPath} as ${name} (${status}) holds ${description}`)
          if (status >= 500) leaks.push(`${targetPath} as ${name} answers ${status}`)
        }
      }
      expect(leaks).toEqual([])
      expect(requests).toBeGreaterThan(500)
    },
  )
})

test('nothing that was built for everyone holds anything of it', () => {
  const secrets = listSecrets('anonymous')
  const leaks = ['.next/static', '.next/server/app', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isPublicBuildFile(folder, entry.name))
      .flatMap(({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        return findSecrets(secrets, readFileSync(file)).map(
          (description) => `${file} holds ${description}`,
        )
      }),
  )
  expect(leaks).toEqual([])
})

const isPublicBuildFile = (folder: string, name: string) =>
  folder !== '.next/server/app' || /\.(html|rsc|body|meta)$/.test(name)
