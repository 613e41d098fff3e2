// @module-tag ci
// @module-tag once
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { sets, translatedWorks, works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { languageCodes } from '@/i18n/languages'
import { buildPagePictureId } from '@/lib/content/item'
import { addLanguage, splitLanguage } from '@/lib/language-paths'
import { routes } from '@/lib/routes'
import { logInNewTeacher, newSubscriber } from '../support/api-user'
import { copyBuildWithoutMiddleware } from '../support/build-copy'
import {
  type ContentRole,
  createSecretSearch,
  findSecrets,
  listCaptionUrls,
  listSecrets,
  memberOnlyTexts,
} from '../support/content-secrets'
import { isFullRun } from '../support/full-run'
import { guardedPages, guardedPagesInTurn } from '../support/guarded-pages'
import { mapInParallel } from '../support/in-parallel'
import { RECORDING_URL } from '../support/recording'
import { fetchAsRouter, RSC_HEADERS } from '../support/router-request'
import { getSharedSite } from '../support/shared-site'
import { startSite } from '../support/site'

vi.setConfig({ testTimeout: 180_000 })

type LeakTestHeaders = Record<string, string>
type LeakTestVariant = (path: string) => {
  urlPath: string
  headers?: LeakTestHeaders
  method?: string
}

const listPaths = (
  pages: string[],
  books: typeof ebooks,
  videoItems: typeof videos,
  resources: typeof works,
) => [
  ...pages,
  ...books.flatMap(({ id }) => [
    ...languageCodes.map((language) => addLanguage(routes.reader(id), language)),
    routes.ebookFile(id),
    routes.ebookEpub(id),
  ]),
  ...videoItems.flatMap(({ id }) => [routes.videoFile(id), ...listCaptionUrls(id)]),
  routes.player('last-session'),
  ...resources.flatMap(({ id, files }) => [
    routes.toolkitPage(buildPagePictureId(id, 1)),
    ...files.map((file) => routes.toolkitFile(file.id)),
  ]),
  ...sets.map(({ id }) => routes.toolkitSet(id)),
  '/api/auth/user/me',
  '/sitemap.xml',
]
const ENGLISH_PAGES = Object.values(routes).filter((route) => typeof route === 'string')
const ALL_PAGES = languageCodes.flatMap((language) =>
  ENGLISH_PAGES.map((page) => addLanguage(page, language)),
)
const PAGES = isFullRun ? ALL_PAGES : guardedPagesInTurn.map(({ page }) => page)
/** The toolkit lists the files of its language. */
const TOOLKIT_PAGES = languageCodes.map((language) => addLanguage(routes.toolkit, language))
const ALL_PATHS = listPaths([...new Set([...PAGES, ...TOOLKIT_PAGES])], ebooks, videos, [
  ...works,
  ...translatedWorks,
])

/** By day only pages with premium content and one premium item of each kind. */
const pickPremium = <T extends { isPremium: boolean }>(items: readonly T[]) =>
  items.filter(({ isPremium }) => isPremium).slice(0, 1)
const PUBLIC_PATHS = [
  ...ebooks.map(({ id }) => routes.book(id)),
  ...works.flatMap(({ id }) => [routes.resource(id), routes.resourcePicture(`${id}.webp`)]),
  ...sets.map(({ theme }) => routes.theme(theme)),
].filter((_, index) => isFullRun || index % 5 === 0)
const TESTED_PATHS = [
  ...(isFullRun
    ? ALL_PATHS
    : listPaths(PAGES, pickPremium(ebooks), pickPremium(videos), pickPremium(works))),
  ...PUBLIC_PATHS.flatMap((path) =>
    path.endsWith('.webp') ? [path] : languageCodes.map((language) => addLanguage(path, language)),
  ),
]

const VARIANTS: Record<string, LeakTestVariant> = {
  page: (urlPath) => ({ urlPath }),
  RSC: (urlPath) => ({ urlPath, headers: RSC_HEADERS }),
  'RSC by query': (urlPath) => ({ urlPath: `${urlPath}?_rsc=1a2b3`, headers: RSC_HEADERS }),
  prefetch: (urlPath) => ({
    urlPath,
    headers: { ...RSC_HEADERS, 'next-router-prefetch': '1' },
  }),
  segment: (urlPath) => ({
    urlPath,
    headers: {
      ...RSC_HEADERS,
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    },
  }),
  'segment file': (urlPath) => ({ urlPath: `${urlPath}.segments/_full.segment.rsc` }),
  'RSC file': (urlPath) => ({ urlPath: `${urlPath}.rsc` }),
  'trailing slash': (urlPath) => ({ urlPath: `${urlPath}/` }),
  'double slash': (urlPath) => ({ urlPath: `/${urlPath}` }),
  'upper case': (urlPath) => ({ urlPath: urlPath.toUpperCase() }),
  encoded: (urlPath) => ({
    urlPath: urlPath.replace(/[a-z]/g, (char) => `%${char.charCodeAt(0).toString(16)}`),
  }),
  'bypass header': (urlPath) => ({
    urlPath,
    headers: {
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-next': '1',
      'x-invoke-path': urlPath,
      'x-matched-path': urlPath,
      'x-nextjs-data': '1',
    },
  }),
  HEAD: (urlPath) => ({ urlPath, method: 'HEAD' }),
  POST: (urlPath) => ({
    urlPath,
    method: 'POST',
    headers: { 'next-action': '0'.repeat(42) },
  }),
  range: (urlPath) => ({ urlPath, headers: { range: 'bytes=0-4095' } }),
}

/** By day each path in a third of the forms, and each form on a third of the paths. */
const TURNS = 3
const TESTED_REQUESTS = Object.entries(VARIANTS).flatMap(([name, variant], variantIndex) =>
  TESTED_PATHS.map((path, pathIndex) => ({ name, variant, path, pathIndex })).filter(
    ({ pathIndex }) => isFullRun || (variantIndex + pathIndex) % TURNS === 0,
  ),
)

/** The day run leaves pages without middleware to gate.test.ts. */
const BUILDS = ['with middleware', ...(isFullRun ? ['without middleware'] : [])]

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
    const { urlPath, headers, method = 'GET' } = variant(targetPath)
    const response = await fetchAsRouter(site, urlPath, {
      method,
      headers: { ...headers, ...(cookies[role] && { cookie: cookies[role] }) },
    })
    const body = Buffer.from(await response.arrayBuffer())
    const headerLines = [...response.headers].map(([name, value]) => `${name}: ${value}`)
    return { status: response.status, head: Buffer.from(headerLines.join('\n')), body }
  }

  async function fetchAll(variant: LeakTestVariant, paths: string[]) {
    const responses = await mapInParallel(paths, (path) =>
      fetchVariant('subscriber', variant, path),
    )
    return Buffer.concat(responses.flatMap(({ head, body }) => [head, body]))
  }

  test('a subscriber gets all secrets, so the search can find them and caches are warm', async () => {
    const content = await fetchAll((urlPath) => ({ urlPath }), ALL_PATHS)
    const secrets = listSecrets('anonymous')
    expect(findSecrets(secrets, content)).toEqual(secrets.map(({ label }) => label))
    expect(findSecrets(listSecrets('subscriber'), content)).toEqual([])
  })

  test("RSC responses contain the subscriber's texts, so the search covers them", async () => {
    const pages = [
      ...guardedPages.map(({ page }) => page),
      ...ebooks.map(({ id }) => routes.reader(id)),
    ]
    const [pageContent, rscContent] = [
      await fetchAll((urlPath) => ({ urlPath }), pages),
      await fetchAll((urlPath) => ({ urlPath, headers: RSC_HEADERS }), pages),
    ]
    const secrets = [...listSecrets('anonymous'), ...memberOnlyTexts]
    const foundInPages = findSecrets(secrets, pageContent)
    expect(foundInPages.length).toBeGreaterThan(30)
    expect(findSecrets(memberOnlyTexts, pageContent)).toHaveLength(memberOnlyTexts.length)
    expect(findSecrets(secrets, rscContent)).toEqual(foundInPages)
  })

  test.each(['anonymous', 'member'] as const)(
    'no response leaks content to an %s visitor',
    async (role) => {
      const secrets = [...listSecrets(role), ...(role === 'anonymous' ? memberOnlyTexts : [])]
      const searchBody = createSecretSearch(secrets)
      const leaks: string[] = []
      await mapInParallel(TESTED_REQUESTS, async ({ name, variant, path: targetPath }) => {
        const { head: headerBytes, body, status } = await fetchVariant(role, variant, targetPath)
        // A response may repeat the requested path.
        const leakedSecrets = [...findSecrets(secrets, headerBytes), ...searchBody(body)].filter(
          (description) => !splitLanguage(targetPath).path.startsWith(description),
        )
        for (const description of leakedSecrets)
          leaks.push(`${targetPath} as ${name} (${status}) holds ${description}`)
        if (status >= 500) leaks.push(`${targetPath} as ${name} answers ${status}`)
      })
      expect(leaks).toEqual([])
      expect(TESTED_REQUESTS.length).toBeGreaterThan(isFullRun ? 500 : 170)
    },
  )
})

test('no public build file contains protected content', () => {
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
