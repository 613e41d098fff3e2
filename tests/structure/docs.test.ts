import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const readText = (file: string) => readFileSync(file, 'utf8')
const pages = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)]

test('the README is read in five minutes', () => {
  expect(readText('README.md').split(/\s+/).length).toBeLessThanOrEqual(1_500)
})

test('every setting has its row', () => {
  const source = readText('base/settings.ts') + readText('base/file-settings.ts')
  const ownSettings = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):(?! '\d)/gm)].map(
    ([, name]) => name ?? '',
  )
  const limitSettings = [...source.matchAll(/^ {2}([A-Z_]+): '\d+\/\d+'/gm)].map(
    ([, name]) => `RATE_LIMIT_${name}`,
  )
  const settings = [...ownSettings, ...limitSettings].filter(
    (name) => !/^(NODE_ENV|NEXT_PHASE)$/.test(name),
  )
  expect(settings.length).toBeGreaterThan(20)
  const rows = readText('docs/settings.md')
  expect(settings.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
})

test('every program has its row', () => {
  const { scripts } = JSON.parse(readText('package.json'))
  const programs = Object.keys(scripts).filter((name) => name !== 'start' && name !== 'test')
  const rows = readText('docs/programs.md')
  expect(programs.filter((name) => !rows.includes(`\`npm run ${name}\``))).toEqual([])
})

test('the map names every folder of lib, and nothing that is not there', () => {
  const fileMap = /```\n(base\/[\s\S]*?)```/.exec(readText('README.md'))?.[1] ?? ''
  const folders = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(
    folders.filter(({ name }) => !fileMap.includes(`  ${name}/`)).map(({ name }) => name),
  ).toEqual([])
  const topLevelNames = [...fileMap.matchAll(/^([\w.]+\/?) /gm)].map(([, name]) => name ?? '')
  expect(topLevelNames.length).toBeGreaterThanOrEqual(10)
  expect(topLevelNames.filter((name) => !existsSync(name))).toEqual([])
})

test('no link of a page leads nowhere', () => {
  const brokenLinks = pages.flatMap((page) =>
    [...readText(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link]) => path.join(path.dirname(page), link ?? ''))
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  )
  expect(brokenLinks).toEqual([])
})

test('every test that the page on threats names is there', () => {
  const rows = readText('docs/threats.md').matchAll(/^\|.*\| ([^|]+) \|$/gm)
  const namedTests = [...rows].flatMap(([, cell]) => [...(cell ?? '').matchAll(/`([\w-]+)`/g)])
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) =>
    path.basename(file),
  )
  const missingTests = namedTests
    .map(([, name]) => name)
    .filter((name) => !files.some((file) => file.startsWith(`${name}.`)))
  expect(namedTests.length).toBeGreaterThan(15)
  expect(missingTests).toEqual([])
})

test('the page for Vercel sets what the site needs there, and nothing that it does not know', () => {
  const lines = readText('docs/vercel.md').matchAll(/vercel env add (\w+) production/g)
  const namedVariables = [...lines].map(([, name]) => name ?? '')
  const rows = readText('docs/settings.md')
  expect(namedVariables.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
  const requiredVariables = [
    'APP_URL',
    'AUTH_SECRET',
    'CRON_SECRET',
    'DATABASE_URL',
    'DIRECT_DATABASE_URL',
  ]
  expect(namedVariables).toEqual(
    expect.arrayContaining([...requiredVariables, 'RESEND_API_KEY', 'MAIL_FROM']),
  )
})
