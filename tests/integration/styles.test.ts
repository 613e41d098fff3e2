import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const homeHtml = readFileSync('.next/server/app/index.html', 'utf8')
const stylesheet = /<style>([\s\S]*?)<\/style>/.exec(homeHtml)?.[1] ?? ''
const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
)
const NEXT_CLASS = /^[\w-]+_(variable|className)$/

test('contains only classes used in app/ or components/', () => {
  const text = sources.join('\n')
  const unknownClasses = extractClasses(stylesheet).filter((name) => !text.includes(name))
  expect(unknownClasses.filter((name) => !NEXT_CLASS.test(name))).toEqual([])
})

test('contains no class of the team area', () => {
  const teamStylesheets = ['desk', 'team', 'upload'].map((name) =>
    readFileSync(`app/styles/${name}.css`, 'utf8'),
  )
  const teamClasses = new Set(extractClasses(teamStylesheets.join('\n')))
  expect(teamClasses.size).toBeGreaterThan(10)
  expect(extractClasses(stylesheet).filter((name) => teamClasses.has(name))).toEqual(['page-width'])
})

/** Selectors only, because numbers in values can look like classes. */
function extractClasses(css: string) {
  const selectors = css.replaceAll(/url\([^)]*\)|"[^"]*"/g, '').matchAll(/([^{};]+)\{/g)
  const names = [...selectors].flatMap(([, selector = '']) => [
    ...selector.matchAll(/\.((?:\\.|[a-z_])(?:\\.|[\w-])*)/gi),
  ])
  return [...new Set(names.map(([, name = '']) => name.replaceAll('\\', '')))].sort()
}
