import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The style sheet that every public page carries, as the build wrote it. */

const home = readFileSync('.next/server/app/index.html', 'utf8')
const sheet = /<style>([\s\S]*?)<\/style>/.exec(home)?.[1] ?? ''
const scanned = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
)
const NAMED_BY_NEXT = /^[\w-]+_(variable|className)$/

test('has no class that occurs neither in app/ nor in components/', () => {
  const text = scanned.join('\n')
  const foreign = classesOf(sheet).filter((name) => !text.includes(name))
  expect(foreign.filter((name) => !NAMED_BY_NEXT.test(name))).toEqual([])
})

test('leaves the styles of the team area to the team area', () => {
  const team = ['desk', 'team', 'upload'].map((name) =>
    readFileSync(`app/styles/${name}.css`, 'utf8'),
  )
  const own = new Set(classesOf(team.join('\n')))
  expect(own.size).toBeGreaterThan(10)
  expect(classesOf(sheet).filter((name) => own.has(name))).toEqual(['page-width'])
})

/** Without the values of properties, where a number may look like a class. */
function classesOf(css: string) {
  const selectors = css.replaceAll(/url\([^)]*\)|"[^"]*"/g, '').matchAll(/([^{};]+)\{/g)
  const names = [...selectors].flatMap(([, selector = '']) => [
    ...selector.matchAll(/\.((?:\\.|[a-z_])(?:\\.|[\w-])*)/gi),
  ])
  return [...new Set(names.map(([, name = '']) => name.replaceAll('\\', '')))].sort()
}
