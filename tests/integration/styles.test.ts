import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { PUBLIC_PAGES } from '../support/route-paths'
import { getSharedSite } from '../support/shared-site'

const PAGES_FOLDER = '.next/server/app/en'
const MAX_COMPRESSED_BYTES = 5_800

const homeHtml = readFileSync(`${PAGES_FOLDER}.html`, 'utf8')
const [, sheetName = ''] = /<link [^>]*href="\/_next\/([^"?]+\.css)/.exec(homeHtml) ?? []
const stylesheet = readFileSync(`.next/${sheetName}`, 'utf8')
const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
)

test('contains only classes used in app/ or components/', () => {
  const text = sources.join('\n')
  const unknownClasses = extractClasses(stylesheet).filter((name) => !text.includes(name))
  expect(unknownClasses).toEqual([])
})

test('contains no class of the team area', () => {
  const teamStylesheets = ['team-lists', 'team', 'upload'].map((name) =>
    readFileSync(`app/styles/${name}.css`, 'utf8'),
  )
  const teamClasses = new Set(extractClasses(teamStylesheets.join('\n')))
  expect(teamClasses.size).toBeGreaterThan(10)
  // Shared classes, which the rules of the team area name too.
  expect(extractClasses(stylesheet).filter((name) => teamClasses.has(name))).toEqual([
    'button',
    'field',
    'field-input',
    'field-label',
    'page-main',
  ])
})

const readInlineStyle = (html: string) => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
const measureCompressed = (text: string) => gzipSync(text, { level: 9 }).length

test('every public page carries at most 5,800 bytes of compressed styles', async () => {
  const site = await getSharedSite()
  const paths = PUBLIC_PAGES.filter((path) => !path.startsWith('/reset-password/')).flatMap(
    (path) => languageCodes.map((language) => addLanguage(path, language)),
  )
  expect(paths.length).toBeGreaterThan(45)
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(site.url + path)).text() })),
  )
  const sizes = pages.map(({ path, html }) => ({
    path,
    bytes: measureCompressed(readInlineStyle(html)),
  }))
  for (const { path, bytes } of sizes) expect(bytes, path).toBeGreaterThan(1_000)
  expect(sizes.filter(({ bytes }) => bytes > MAX_COMPRESSED_BYTES)).toEqual([])
})

test('a prerendered page of another host carries as little', () => {
  const files = readdirSync(PAGES_FOLDER).filter((name) => name.endsWith('.html'))
  const sizes = files.map((name) =>
    measureCompressed(readInlineStyle(readFileSync(`${PAGES_FOLDER}/${name}`, 'utf8'))),
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES)
})

/** Selectors only, because numbers in values can look like classes. */
function extractClasses(css: string) {
  const selectors = css.replaceAll(/url\([^)]*\)|"[^"]*"/g, '').matchAll(/([^{};]+)\{/g)
  const names = [...selectors].flatMap(([, selector = '']) => [
    ...selector.matchAll(/\.((?:\\.|[a-z_])(?:\\.|[\w-])*)/gi),
  ])
  return [...new Set(names.map(([, name = '']) => name.replaceAll('\\', '')))].sort()
}

test('no frame shows half of the header: the first one waits for its last element', () => {
  const [head = '', body = ''] = homeHtml.split('</head>')
  expect(head).toContain('<link rel="expect" href="#more-pages" blocking="render"/>')
  const end = body.indexOf('</header>')
  const [lastList] = body.slice(0, end).match(/<ul id="[^"]+"[^>]*>(?!.*<ul id=)/s) ?? []
  expect(lastList).toContain('id="more-pages"')
})
