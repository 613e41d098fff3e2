import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtAddresses, unnamedAddresses } from '@/lib/address-book'
import { areaOf, isFiltered, isKnownQuery } from '@/lib/area-of'
import { allAreas, pages } from '@/lib/areas'
import { gatedConf, gateMatcher, uploadsConf } from '@/scripts/areas/generated'
import { LOOKUPS, namesOne } from '@/server/known-names'

/** Files of public/ and of the build, which no folder of app/ answers to. */
const FILES = /^\/(opengraph\.png|sharing|pictures|icons|_next)/

test('every address of app/ has a row, and every row an address', () => {
  expect(unnamedAddresses()).toEqual([])
  const built = new Set(builtAddresses().map(bare))
  const idle = allAreas.filter(({ path }) => !FILES.test(path) && !built.has(bare(path)))
  expect(idle.map(({ path }) => path)).toEqual([])
})

test('every file of public/ has a row', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice('public'.length)}/${name}`)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !areaOf(file))).toEqual([])
})

test('what follows from the list is up to date: if not, `npm run areas` writes it', () => {
  expect(readFileSync('middleware.ts', 'utf8')).toContain(gateMatcher())
  expect(readFileSync('deploy/nginx/uns/gated.conf', 'utf8')).toBe(gatedConf())
  expect(readFileSync('deploy/nginx/uns/uploads.conf', 'utf8')).toBe(uploadsConf())
})

test('a path finds its row by whole steps', () => {
  expect(areaOf('/ebook/read/rubrics')?.path).toBe('/ebook/read/:id')
  expect(areaOf('/api/auth/user/me')?.path).toBe('/api/auth/user/me')
  for (const path of ['/api', '/api/', '/api/nothing/at/all'])
    expect(areaOf(path)?.path).toBe('/api/:path*')
  for (const path of [
    '/ebook/read',
    '/ebook/read/',
    '/ebook/read/a/b',
    '/Ebook',
    '/ebook/',
    '//',
    '',
  ])
    expect(areaOf(path), path).toBeUndefined()
})

test('only parameters that a page expects are known', () => {
  const login = areaOf('/login')
  const about = areaOf('/about')
  if (!login || !about) throw new Error('the rows are missing')
  for (const query of ['', 'next=/ebook', 'utm_source=a&utm_medium=b', 'next=a&fbclid=c'])
    expect(isKnownQuery(login, query), query).toBe(true)
  for (const query of ['x=1', 'next=a&x', 'nextt=a', 'NEXT=a', '__proto__=1', '%6e=1'])
    expect(isKnownQuery(login, query), query).toBe(false)
  expect(isKnownQuery(about, 'next=/ebook')).toBe(false)
})

const bare = (path: string) => path.replaceAll(/:\w+/g, ':')

test('a page that all share reads no parameter but those that its row calls filters', () => {
  const pageFiles = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx') && !file.startsWith('(team)'))
    .filter((file) => readFileSync(`app/${file}`, 'utf8').includes('searchParams'))
  const areas = pageFiles.map((file) => areaOf(addressOf(file)))
  expect(areas.length).toBeGreaterThan(3)
  const shared = areas.filter((area) => area?.shared)
  expect(shared.filter((area) => !area?.filters).map((area) => area?.path)).toEqual([])
  expect(isFiltered(pages.series, 'x=1&kind=meeting')).toBe(true)
})

const addressOf = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((step) => !step.startsWith('('))
    .map((step) => step.replace(/^\[\w+\]$/, 'one'))
    .join('/')}`

test('every pattern that many addresses share has a lookup of those that exist', () => {
  const patterns = allAreas.filter(namesOne)
  expect(patterns.length).toBeGreaterThan(2)
  expect(patterns.filter(({ path }) => !LOOKUPS.has(path)).map(({ path }) => path)).toEqual([])
})
