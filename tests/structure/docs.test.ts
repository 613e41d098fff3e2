// @module-tag machine
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '@/base/settings'
import { translatedLanguages } from '@/i18n/languages'
import { GENERATED_FOLDER } from '@/scripts/languages/sections'
import { listGeneratedFiles } from '@/scripts/languages/write'

const readText = (file: string) => readFileSync(file, 'utf8')
const listPages = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...listPages('docs'),
  'components/library/reader/README.md',
  'server/README.md',
  'db/connection/README.md',
  'studio/README.md',
  'lab/README.md',
  ...translatedLanguages.flatMap((code) => listPages(`i18n/${code}`)),
  ...listPages('docs/decisions'),
]

const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match]) => match ?? '')
const countWords = (text: string) => text.trim().split(/\s+/).length

test.each([
  ['README.md', 1_200],
  ['server/README.md', 1_000],
])('%s has fewer than %d words', (page, maxWords) => {
  expect(countWords(readText(page))).toBeLessThan(maxWords)
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
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length)
})

test('docs/settings.md and .env.example list every setting and nothing else', () => {
  const settings = [...SETTING_NAMES].sort()
  expect(settings.length).toBeGreaterThan(50)
  const nameCells = listMatches(readText('docs/settings.md'), /^\| (`[^|]+) \|/gm)
  const documentedNames = nameCells.flatMap((cell) => listMatches(cell, /`(\w+)`/g))
  expect(documentedNames.sort()).toEqual(settings)
  expect(listMatches(readText('.env.example'), /^#? ?(\w+)=/gm).sort()).toEqual(settings)
})

test('documents every program', () => {
  const { scripts } = JSON.parse(readText('package.json'))
  const programs = Object.keys(scripts).filter((name) => !/^(start|test|postinstall)$/.test(name))
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

/** As GitHub names the headings of a page. */
const listAnchors = (page: string) =>
  listMatches(readText(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('has no broken link, to a page or to a part of one', () => {
  const brokenLinks = pages.flatMap((page) =>
    [...readText(page).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
      .map(([, link, anchor]) => ({
        target: link ? path.join(path.dirname(page), link) : page,
        anchor,
      }))
      .filter(
        ({ target, anchor }) =>
          !existsSync(target) || (anchor && !listAnchors(target).includes(anchor)),
      )
      .map(({ target, anchor }) => `${page}: ${target}#${anchor}`),
  )
  expect(brokenLinks).toEqual([])
})

const listCells = (row: string) => row.slice(1, -1).split(/(?<!\\)\|/)

/** A table that is aligned grows with its longest cell, and one word changes every row. */
const findPaddedRows = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line))
    .filter((line) => listCells(line).some((cell) => /^ {2}|. {2}$|^ ?--+ ?$/.test(cell)))

test('tables have one space on both sides of a cell, and one dash under a heading', () => {
  const rows = ['| a | b |', '| - | - |', '| a `x\\|y` b | |', '| a  | b |', '| --- | - |']
  expect(findPaddedRows(rows.join('\n'))).toEqual(rows.slice(3))
  const files = execFileSync('git', ['ls-files', '*.md', ':!content'], { encoding: 'utf8' })
  expect(
    files
      .trim()
      .split('\n')
      .flatMap((file) => findPaddedRows(readText(file)).map((row) => `${file}: ${row}`)),
  ).toEqual([])
})

test('the docs and decisions that people write have at most 200 KB together', () => {
  const sizes = [...listPages('docs'), ...listPages('docs/decisions')]
    .filter((page) => page !== 'docs/personal-data.md')
    .map((page) => statSync(page).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200 * 1024)
})

test('CONTRIBUTING.md has at most 90 lines', () => {
  expect(readText('CONTRIBUTING.md').split('\n').length - 1).toBeLessThanOrEqual(90)
})

const repositoryFiles = [
  ...execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean),
  ...listGeneratedFiles().map((name) => `${GENERATED_FOLDER}/${name}`),
]

/** Files and folders, also by the end of their path: `schema.ts` and `lib/a/schema.ts` name the same one. */
const knownPaths = new Set(
  repositoryFiles.flatMap((file) => {
    const parts = file.split('/')
    return parts.flatMap((_, end) => [
      parts.slice(0, end + 1).join('/'),
      parts.slice(end).join('/'),
    ])
  }),
)
const topFolders = new Set(repositoryFiles.map((file) => file.split('/')[0] ?? ''))

/** Files of a host or of a package. */
const OTHER_FILES = /^(deploy\/\.env|config\.yml|proxy\.ts|(lab|studio)\/node_modules)$/

const isPath = (word: string) =>
  /^[\w.()[\]/-]+$/.test(word) &&
  (/[^/]\.(ts|tsx|mjs|sh|conf|yaml|yml|css|md)$/.test(word) ||
    (word.includes('/') && topFolders.has(word.split('/')[0] ?? '')))

/** A program of the lab, such as `lab/abuse`, and a test of it, such as `deploy/restart`, have short names. */
const isKnown = (page: string, word: string) =>
  [word, path.join(path.dirname(page), word), `${word}.ts`, `lab/tests/${word}.test.ts`].some(
    (candidate) => knownPaths.has(candidate.replace(/\/$/, '')),
  )

const listPaths = (text: string) =>
  listMatches(text.replace(/^```[\s\S]*?^```/gm, ''), /`([^`\n]+)`/g)
    .flatMap((code) => code.split(/[\s,;]+/))
    .filter((word) => isPath(word) && !word.startsWith('/') && !OTHER_FILES.test(word))

test('pages name only files and folders that exist', () => {
  expect(listPaths('`lib/no-file.ts`, `node scripts/run.mjs x`, `/my-learning`, `a.b`')).toEqual([
    'lib/no-file.ts',
    'scripts/run.mjs',
  ])
  const words = pages.flatMap((page) => listPaths(readText(page)).map((word) => ({ page, word })))
  expect(words.length).toBeGreaterThan(400)
  expect(
    words
      .filter(({ page, word }) => !isKnown(page, word))
      .map(({ page, word }) => `${page}: ${word}`),
  ).toEqual([])
})

test.each(['docs/threats.md', 'server/README.md'])('every test that %s names exists', (page) => {
  const cells = listMatches(readText(page), /^\|.*\| ([^|]+) \|$/gm)
  const namedTests = cells.flatMap((cell) =>
    listMatches(cell, /`(?:(?:abuse|deploy|vercel)\/)?([\w-]+)`/g),
  )
  const files = ['tests', 'lab/tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file)),
  )
  const missingTests = namedTests.filter(
    (name) => !files.some((file) => file.startsWith(`${name}.`)),
  )
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
