import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGE_TAGS } from '@/i18n/languages'
import { createSectionFiles } from '@/scripts/languages/sections'

const readSectionFiles = (files: Iterable<string>) =>
  new Map([...files].map((file) => [file, readFileSync(file, 'utf8')]))

test('the files of the sections are current (if not, run `node scripts/run.mjs languages`)', () => {
  const sectionFiles = createSectionFiles()
  expect(sectionFiles.size).toBeGreaterThan(50)
  expect(readSectionFiles(sectionFiles.keys())).toEqual(sectionFiles)
})

/** Complete sections only; listed once every section that visitors see is there. */
const IN_TRANSLATION = ['hi', 'ta']

test('every folder of i18n is a listed language or in translation, and every listed language a folder', () => {
  const folders = readdirSync('i18n', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const languages = new Set([...Object.keys(LANGUAGE_TAGS), ...IN_TRANSLATION])
  expect(folders.map(({ name }) => name).sort()).toEqual([...languages].sort())
})

test('a section of two languages imports both', () => {
  const text = createSectionFiles(['en', 'hi']).get('i18n/logins.ts')
  expect(text).toContain("import { logins as hi } from './hi/logins'")
  expect(text).toContain('const translations = { en, hi }')
})
