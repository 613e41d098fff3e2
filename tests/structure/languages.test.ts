// @module-tag machine
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageCodes } from '@/i18n/languages'
import { createSectionFiles } from '@/scripts/languages/sections'
import { readSources } from '../support/product-sources'

const readSectionFiles = (files: Iterable<string>) =>
  new Map([...files].map((file) => [file, readFileSync(file, 'utf8')]))

test('the files of the sections are current (if not, run `node scripts/run.mjs languages`)', () => {
  const sectionFiles = createSectionFiles()
  expect(sectionFiles.size).toBeGreaterThan(50)
  expect(readSectionFiles(sectionFiles.keys())).toEqual(sectionFiles)
})

test('every folder of i18n is a listed language, and every listed language a folder', () => {
  const folders = readdirSync('i18n', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual([...languageCodes].sort())
})

test('Client Components get the sections of their pages, and none that only the server uses', () => {
  const files = createSectionFiles()
  const listSections = (group: string) =>
    [...(files.get(`i18n/hi/client/${group}.ts`) ?? '').matchAll(/from '\.\.\/([\w-]+)'/g)].map(
      ([, name]) => name,
    )
  expect(listSections('public')).toContain('share')
  expect(listSections('account')).toContain('school-site-editor')
  expect(listSections('members')).not.toContain('school-site-editor')
  expect(listSections('reader')).toEqual(['clock', 'reader'])
  const all = ['account', 'members', 'public', 'reader'].flatMap(listSections)
  expect(all.filter((name) => /emails$|^certificate$|^team|^audit/.test(name ?? ''))).toEqual([])
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
