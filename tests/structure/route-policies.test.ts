import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnlistedRoutes, listAppRoutes } from '@/lib/app-routes'
import { hasFilterParam, hasOnlyKnownParams, listPaths, matchRoute } from '@/lib/match-route'
import { allRoutePolicies, pages } from '@/lib/route-policies'
import { createApiRoutes, createRow } from '@/scripts/route-policies/api-routes'
import {
  createGatedConf,
  createGateMatcher,
  createLoggedConf,
  createPagePaths,
  createSecretsConf,
  createUploadsConf,
} from '@/scripts/route-policies/generated'
import { isSlugRoute, SLUG_LOOKUPS } from '@/server/slug-lookup'

/** Files of public/ and of the build, which have no folder in app/. */
const STATIC_FILE_PATH =
  /^\/(opengraph\.png|(push|kept|sheets)-worker\.js|kept\/|sharing|pictures|icons|_next)/

test('every route of app/ has a policy, and every policy a route', () => {
  expect(findUnlistedRoutes()).toEqual([])
  const builtPaths = new Set(listAppRoutes().map(stripParamNames))
  const unusedPolicies = allRoutePolicies.filter(
    ({ path, redirectsTo }) =>
      !redirectsTo && !STATIC_FILE_PATH.test(path) && !builtPaths.has(stripParamNames(path)),
  )
  expect(unusedPolicies.map(({ path }) => path)).toEqual([])
})

test('every file of public/ has a policy', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice('public'.length)}/${name}`)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !matchRoute(file))).toEqual([])
})

test('generated files are current (if not, run `npm run route-policies`)', () => {
  expect(readFileSync('lib/route-policies/api-routes.ts', 'utf8')).toBe(createApiRoutes())
  expect(readFileSync('lib/route-policies/page-paths.ts', 'utf8')).toBe(createPagePaths())
  expect(readFileSync('middleware.ts', 'utf8')).toContain(createGateMatcher())
  expect(readNginx('uns/gated.conf')).toBe(createGatedConf())
  expect(readNginx('uns/logged.conf')).toBe(createLoggedConf())
  expect(readNginx('uns/secrets.conf')).toBe(createSecretsConf())
  expect(readNginx('uns/uploads.conf')).toBe(createUploadsConf())
})

const readNginx = (file: string) => readFileSync(`deploy/nginx/${file}`, 'utf8')

test('the token of a link and the number of a certificate make a URL secret', () => {
  const policies = allRoutePolicies.filter(({ path }) =>
    /:(token|code)\b|certificates?\/:/.test(path),
  )
  expect(policies.length).toBeGreaterThan(25)
  expect(policies.filter(({ hasSecretUrl }) => !hasSecretUrl).map(({ path }) => path)).toEqual([])
})

test('every list of people or schools is downloaded with a fresh second factor', () => {
  const withoutPeople = /^team\/(billing|statistics)\//
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('route.ts') &&
      /^team\/.*(\/export\/|\/attendees\/route)/.test(file) &&
      !withoutPeople.test(file),
  )
  expect(files.length).toBeGreaterThan(2)
  const open = files.filter(
    (file) =>
      !/GET: teamHandler\(\{[^}]*needsFreshFactor: true/.test(
        readFileSync(`app/api/${file}`, 'utf8'),
      ),
  )
  expect(open).toEqual([])
})

test('nginx neither logs nor caches a secret URL, in any language', () => {
  const conf = readNginx('uns.conf').replaceAll(/include (uns\/\w+\.conf);/g, (_, file) =>
    readNginx(file),
  )
  // The first pattern that matches counts.
  const locations = [...conf.matchAll(/location ~(\*?) (\S+) \{([^}]*)\}/g)].map(
    ([, anyCase, pattern = '', rules = '']) => ({
      pattern: new RegExp(pattern, anyCase && 'i'),
      rules,
    }),
  )
  const unlogged = [...conf.matchAll(/"~\*(\^\S+)" 0;/g)].map(
    ([, pattern = '']) => new RegExp(pattern, 'i'),
  )
  const urls = allRoutePolicies
    .filter(({ hasSecretUrl }) => hasSecretUrl)
    .flatMap(listPaths)
    .flatMap((path) => [path.replaceAll(/:\w+/g, 'secret'), path.replaceAll(/:\w+/g, 'secret/')])
  expect(urls.length).toBeGreaterThan(100)
  for (const url of urls) {
    const rules = locations.find(({ pattern }) => pattern.test(url))?.rules
    expect(rules, url).toContain('error_log /dev/null;')
    expect(rules, url).not.toContain('proxy_cache')
    expect(
      unlogged.some((pattern) => pattern.test(url)),
      url,
    ).toBe(true)
  }
  expect(conf).toContain('if=$uns_logged;')
})

test('nginx logs no token that a program sends in a URL, and caches no answer for programs', () => {
  expect(readNginx('uns/logged.conf')).toContain('"~*unsapi_" 0;')
  const [, rules = ''] =
    /location \^~ \/api\/v1\/ \{([^}]*)\}/.exec(readNginx('uns/secrets.conf')) ?? []
  expect(rules).toContain('error_log /dev/null;')
  expect(rules).not.toContain('proxy_cache')
})

test('the row of an API route follows from its handlers, and a route without any has none', () => {
  const declare = (...kinds: string[]) =>
    kinds.map((kind, index) => `${['GET', 'POST'][index]}: ${kind}Handler({`).join()
  expect(createRow('/api/a', declare('team'))).toBe("  { path: '/api/a', ...teamApiRoute },")
  expect(createRow('/api/a', declare('user', 'public'))).toContain('...publicApiRoute')
  expect(() => createRow('/api/a', 'export const GET = async () => new Response()')).toThrow(
    '/api/a does not declare who may call it',
  )
})

test('a path matches its policy by whole segments', () => {
  expect(matchRoute('/ebook/read/rubrics')?.path).toBe('/ebook/read/:id')
  expect(matchRoute('/api/auth/user/me')?.path).toBe('/api/auth/user/me')
  for (const path of ['/api', '/api/', '/api/nothing/at/all'])
    expect(matchRoute(path)?.path).toBe('/api/:path*')
  for (const path of [
    '/ebook/read',
    '/ebook/read/',
    '/ebook/read/a/b',
    '/Ebook',
    '/ebook/',
    '//',
    '',
  ])
    expect(matchRoute(path), path).toBeUndefined()
})

test('only declared parameters of a page are known', () => {
  const login = matchRoute('/login')
  const about = matchRoute('/about')
  if (!login || !about) throw new Error('the rows are missing')
  for (const query of ['', 'next=/ebook', 'utm_source=a&utm_medium=b', 'next=a&fbclid=c'])
    expect(hasOnlyKnownParams(login, query), query).toBe(true)
  for (const query of ['x=1', 'next=a&x', 'nextt=a', 'NEXT=a', '__proto__=1', '%6e=1'])
    expect(hasOnlyKnownParams(login, query), query).toBe(false)
  expect(hasOnlyKnownParams(about, 'next=/ebook')).toBe(false)
})

const stripParamNames = (path: string) => path.replaceAll(/:\w+/g, ':')

test('the policy of a shared page says whether it is rendered per request', () => {
  const files = readdirSync('app/[lang]/(public)', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => `[lang]/(public)/${file}`)
  const shared = files.filter((file) => matchRoute(pathOfPage(file))?.cacheScope)
  expect(shared.length).toBeGreaterThan(10)
  for (const file of shared) {
    const isRendered = readFileSync(`app/${file}`, 'utf8').includes("dynamic = 'force-dynamic'")
    expect(matchRoute(pathOfPage(file))?.isRenderedPerRequest ?? false, file).toBe(isRendered)
  }
})

test('a shared page reads only parameters that its policy declares as filters', () => {
  const pageFiles = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx') && !file.startsWith('(team)'))
    .filter((file) => readFileSync(`app/${file}`, 'utf8').includes('searchParams'))
  const policies = pageFiles.map((file) => matchRoute(pathOfPage(file)))
  expect(policies.length).toBeGreaterThan(3)
  const sharedPolicies = policies.filter((policy) => policy?.cacheScope)
  expect(sharedPolicies.filter((policy) => !policy?.filters).map((policy) => policy?.path)).toEqual(
    [],
  )
  expect(hasFilterParam(pages.series, 'x=1&kind=meeting')).toBe(true)
})

const pathOfPage = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((segment) => !segment.startsWith('(') && segment !== '[lang]')
    .map((segment) => segment.replace(/^\[\w+\]$/, 'one'))
    .join('/')}`

test('every pattern shared by many URLs has a lookup of existing ones', () => {
  const patterns = allRoutePolicies.filter(isSlugRoute)
  expect(patterns.length).toBeGreaterThan(2)
  expect(patterns.filter(({ path }) => !SLUG_LOOKUPS.has(path)).map(({ path }) => path)).toEqual([])
})

test('a handler reads only parameters that its own folders name', () => {
  const unknownParams = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .flatMap((file) => {
      const names = [...file.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name]) => name)
      return [...readFileSync(`app/api/${file}`, 'utf8').matchAll(/\bparams\.(\w+)/g)]
        .filter(([, name]) => !names.includes(name))
        .map(([use]) => `${file}: ${use}`)
    })
  expect(unknownParams).toEqual([])
})
