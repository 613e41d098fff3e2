import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const readText = (file: string) => readFileSync(file, 'utf8')
const listPages = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
const pages = ['README.md', ...listPages('docs'), ...listPages('docs/decisions')]

const countWords = (text: string) => text.trim().split(/\s+/).length

test('the README has fewer than 1,200 words', () => {
  expect(countWords(readText('README.md'))).toBeLessThan(1_200)
})

test('every decision record is short, has its three headings and is listed in the index', () => {
  const index = readText('docs/decisions/README.md')
  const records = readdirSync('docs/decisions').filter((name) => name !== 'README.md')
  expect(records.length).toBeGreaterThan(20)
  const invalidRecords = records.filter((name) => {
    const text = readText(`docs/decisions/${name}`)
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    return (
      !/^\d{4}-[a-z-]+\.md$/.test(name) ||
      headings.join() !== 'Context,Decision,Consequence' ||
      countWords(text) > 150 ||
      !index.includes(`(${name})`)
    )
  })
  expect(invalidRecords).toEqual([])
})

test('documents every setting', () => {
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

test('documents every program', () => {
  const { scripts } = JSON.parse(readText('package.json'))
  const programs = Object.keys(scripts).filter((name) => name !== 'start' && name !== 'test')
  const rows = readText('docs/programs.md')
  expect(programs.filter((name) => !rows.includes(`\`npm run ${name}\``))).toEqual([])
})

test('the map names every folder of lib, and only existing files', () => {
  const fileMap = /```\n(base\/[\s\S]*?)```/.exec(readText('README.md'))?.[1] ?? ''
  const folders = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(
    folders.filter(({ name }) => !fileMap.includes(`  ${name}/`)).map(({ name }) => name),
  ).toEqual([])
  const topLevelNames = [...fileMap.matchAll(/^([\w.]+\/?) /gm)].map(([, name]) => name ?? '')
  expect(topLevelNames.length).toBeGreaterThanOrEqual(10)
  expect(topLevelNames.filter((name) => !existsSync(name))).toEqual([])
})

test('has no broken link', () => {
  const brokenLinks = pages.flatMap((page) =>
    [...readText(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link]) => path.join(path.dirname(page), link ?? ''))
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  )
  expect(brokenLinks).toEqual([])
})

test('every test that docs/threats.md names exists', () => {
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

test('docs/vercel.md sets all required variables and only known ones', () => {
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
