import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)]

test('the README is read in five minutes', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1_500)
})

test('every setting has its row', () => {
  const source = read('base/settings.ts') + read('base/file-settings.ts')
  const own = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):(?! '\d)/gm)].map(([, name]) => name ?? '')
  const limits = [...source.matchAll(/^ {2}([A-Z_]+): '\d+\/\d+'/gm)].map(
    ([, name]) => `RATE_LIMIT_${name}`,
  )
  const settings = [...own, ...limits].filter((name) => !/^(NODE_ENV|NEXT_PHASE)$/.test(name))
  expect(settings.length).toBeGreaterThan(20)
  const rows = read('docs/settings.md')
  expect(settings.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
})

test('every program has its row', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const programs = Object.keys(scripts).filter((name) => name !== 'start' && name !== 'test')
  const rows = read('docs/programs.md')
  expect(programs.filter((name) => !rows.includes(`\`npm run ${name}\``))).toEqual([])
})

test('the map names every folder of lib, and nothing that is not there', () => {
  const map = /```\n(base\/[\s\S]*?)```/.exec(read('README.md'))?.[1] ?? ''
  const rooms = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.filter(({ name }) => !map.includes(`  ${name}/`)).map(({ name }) => name)).toEqual(
    [],
  )
  const tops = [...map.matchAll(/^([\w.]+\/?) /gm)].map(([, name]) => name ?? '')
  expect(tops.length).toBeGreaterThanOrEqual(10)
  expect(tops.filter((name) => !existsSync(name))).toEqual([])
})

test('no link of a page leads nowhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link]) => path.join(path.dirname(page), link ?? ''))
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every test that the page on threats names is there', () => {
  const rows = read('docs/threats.md').matchAll(/^\|.*\| ([^|]+) \|$/gm)
  const named = [...rows].flatMap(([, shown]) => [...(shown ?? '').matchAll(/`([\w-]+)`/g)])
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) =>
    path.basename(file),
  )
  const missing = named
    .map(([, name]) => name)
    .filter((name) => !files.some((file) => file.startsWith(`${name}.`)))
  expect(named.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

test('the page for Vercel sets what the site needs there, and nothing that it does not know', () => {
  const lines = read('docs/vercel.md').matchAll(/vercel env add (\w+) production/g)
  const named = [...lines].map(([, name]) => name ?? '')
  const rows = read('docs/settings.md')
  expect(named.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
  const needed = ['APP_URL', 'AUTH_SECRET', 'CRON_SECRET', 'DATABASE_URL', 'DIRECT_DATABASE_URL']
  expect(named).toEqual(expect.arrayContaining([...needed, 'RESEND_API_KEY', 'MAIL_FROM']))
})
