import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The style sheet that every public page carries, as the build wrote it. */

const homeHtml = readFileSync('.next/server/app/index.html', 'utf8')
const stylesheet = /<style>([\s\S]*?)<\/style>/.exec(homeHtml)?.[1] ?? ''
const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
)
const NEXT_CLASS = /^[\w-]+_(variable|className)$/

test('has no class that occurs neither in app/ nor in components/', () => {
  const text = sources.join('\n')
  const unknownClasses = extractClasses(stylesheet).filter((name) => !text.includes(name))
  expect(unknownClasses.filter((name) => !NEXT_CLASS.test(name))).toEqual([])
})

test('leaves the styles of the team area to the team area', () => {
  const teamStylesheets = ['desk', 'team', 'upload'].map((name) =>
    readFileSync(`app/styles/${name}.css`, 'utf8'),
  )
  const teamClasses = new Set(extractClasses(teamStylesheets.join('\n')))
  expect(teamClasses.size).toBeGreaterThan(10)
  expect(extractClasses(stylesheet).filter((name) => teamClasses.has(name))).toEqual(['page-width'])
})

/** Without the values of properties, where a number may look like a class. */
function extractClasses(css: string) {
  const selectors = css.replaceAll(/url\([^)]*\)|"[^"]*"/g, '').matchAll(/([^{};]+)\{/g)
  const names = [...selectors].flatMap(([, selector = '']) => [
    ...selector.matchAll(/\.((?:\\.|[a-z_])(?:\\.|[\w-])*)/gi),
  ])
  return [...new Set(names.map(([, name = '']) => name.replaceAll('\\', '')))].sort()
}
