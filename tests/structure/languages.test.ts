// @module-tag machine
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { languageCodes } from '@/i18n/languages'
import { createSectionFiles, GENERATED_FOLDER } from '@/scripts/languages/sections'
import { listGeneratedFiles, writeLanguageFiles } from '@/scripts/languages/write'
import { measureCpuMs } from '../support/cpu-time'
import { readSources } from '../support/product-sources'
import { runCommandForOutput } from '../support/run-program'

const readAll = (folder: string) =>
  new Map(
    listGeneratedFiles(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  )

test('one file per section is current before the tests begin', () => {
  const files = createSectionFiles()
  expect(files.size).toBeGreaterThan(50)
  expect(readAll(GENERATED_FOLDER)).toEqual(files)
})

test('no commit has a file that the languages write', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', 'i18n'], { encoding: 'utf8' })
  const written = new Set([...createSectionFiles().keys()].map((name) => `i18n/${name}`))
  const isGenerated = (file: string) => file.startsWith(`${GENERATED_FOLDER}/`) || written.has(file)
  expect(tracked.trim().split('\n').filter(isGenerated)).toEqual([])
})

describe('writing the files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-languages-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('changes only what is not current, and removes what no language has', () => {
    expect(writeLanguageFiles(folder)).toHaveLength(createSectionFiles().size)
    expect(writeLanguageFiles(folder)).toEqual([])
    const [file, text] = [path.join(folder, 'about.ts'), readFileSync(`${folder}/about.ts`, 'utf8')]
    writeFileSync(file, 'out of date')
    writeFileSync(path.join(folder, 'removed.ts'), '')
    expect(writeLanguageFiles(folder)).toEqual(['about.ts'])
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(existsSync(path.join(folder, 'removed.ts'))).toBe(false)
  })

  test('works in several processes at once', async () => {
    const target = path.join(folder, 'shared')
    const program = `import { writeLanguageFiles } from '@/scripts/languages/write'; writeLanguageFiles(${JSON.stringify(target)})`
    const env = { TSX_TSCONFIG_PATH: path.resolve('scripts/tsconfig.json') }
    const write = () =>
      runCommandForOutput([process.execPath, '--import', 'tsx', '-e', program], { env })
    const runs = await Promise.all([write(), write(), write()])
    expect(runs.map(({ status, output }) => (status === 0 ? 'written' : output))).toEqual(
      runs.map(() => 'written'),
    )
    expect(readAll(target)).toEqual(createSectionFiles())
    expect(readdirSync(target).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('takes less than a second', () => {
    expect(measureCpuMs(() => writeLanguageFiles(folder))).toBeLessThan(1000)
  })
})

test('every folder of i18n is a listed language, and every listed language a folder', () => {
  const folders = readdirSync('i18n', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const languages = folders.map(({ name }) => name).filter((name) => name !== 'generated')
  expect(languages.sort()).toEqual([...languageCodes].sort())
})

test('Client Components get the sections of their pages, and none that only the server uses', () => {
  const files = createSectionFiles()
  const listSections = (group: string) =>
    [...(files.get(`client/hi/${group}.ts`) ?? '').matchAll(/from '.*\/hi\/([\w-]+)'/g)].map(
      ([, name]) => name,
    )
  expect(listSections('public')).toContain('share')
  expect(listSections('account')).toContain('school-site-editor')
  expect(listSections('members')).not.toContain('school-site-editor')
  expect(listSections('reader')).toEqual(['reader', 'reading-aids'])
  const all = ['account', 'members', 'public', 'reader'].flatMap(listSections)
  expect(all.filter((name) => /emails$|^certificate$|^team|^audit/.test(name ?? ''))).toEqual([])
})

/** Next writes metadata itself, so nothing else would take the marks of English sentences out. */
test('the metadata of every page in a language is plain text', () => {
  const faults = readSources().filter(
    ({ file, text }) =>
      (file.startsWith('app/[lang]/') || file === 'app/html-document.tsx') &&
      /Metadata\b.*=/.test(text) &&
      !/(generateMetadata|buildDocumentMetadata) = (describePage\(|buildDocumentMetadata$)/m.test(
        text,
      ),
  )
  expect(faults.map(({ file }) => file)).toEqual([])
})

/** Evaluated once, in the language of the first request. */
const LANGUAGE_DEPENDENT =
  /\broutes\.\w+|\b\w+Text\((siteOwner)?\)|\bgetLanguage(Tag)?\(|\bformat\w*(Date|Time)\w*\(/

/** Constants up to their first function, which runs later. */
const findConstants = (text: string) =>
  text.split(/^(?=\S)/m).flatMap((statement) => {
    if (!/^(export )?const /.test(statement)) return []
    const [evaluated = ''] = statement.split(/=>|\bfunction\b|\bget /)
    return LANGUAGE_DEPENDENT.exec(evaluated)?.[0] ?? []
  })

test('no constant of a module depends on a language', () => {
  expect(findConstants('const A = [\n  routes.home,\n]')).toEqual(['routes.home'])
  expect(findConstants('const a = () => routes.home\nconst b = 1')).toEqual([])
  const product = readSources().filter(({ file }) =>
    /^(app|base|components|content|i18n|lib|server)\//.test(file),
  )
  expect(
    product.flatMap(({ file, text }) => findConstants(text).map((use) => `${file}: ${use}`)),
  ).toEqual([])
})
