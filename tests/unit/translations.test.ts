import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isLanguage, LANGUAGES, languageCodes } from '@/i18n/languages'
import { completeTranslations, isPartial } from '@/i18n/partial-languages'
import { runInLanguage } from '@/i18n/request-language'
import { listSentenceFaults, listTranslationFaults } from '../support/translation-rules'

/** Every section of every language beside English. */

const runInTag = <Result>(tag: string, run: () => Result): Result =>
  runInLanguage(findLanguage(tag), run)

const findLanguage = (tag: string) =>
  languageCodes.find((code) => LANGUAGES[code].tag === tag) ?? 'en'

const folders = readdirSync('i18n', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(en|generated)$/.test(entry.name))
  .map(({ name }) => name)

const sections = folders.flatMap((folder) =>
  listSections(folder).map((file) => ({ folder, file, name: `${folder}/${file}` })),
)

function listSections(folder: string): string[] {
  return ['', 'common/']
    .flatMap((part) =>
      existsSync(`i18n/${folder}/${part}`)
        ? readdirSync(`i18n/${folder}/${part}`).map((file) => `${part}${file}`)
        : [],
    )
    .filter((file) => file.endsWith('.ts'))
}

const loadTexts = (folder: string, file: string): Promise<object> =>
  import(path.resolve('i18n', folder, file)).then((texts) => ({ ...texts }))

test('every complete language has sections', () => {
  expect(completeTranslations.length).toBeGreaterThan(0)
  for (const code of completeTranslations) expect(listSections(code).length).toBeGreaterThan(10)
})

test.each(sections)(
  '$name says what English says',
  async ({ folder, file }) => {
    const tag = `${folder}-IN`
    const [english, translated] = [await loadTexts('en', file), await loadTexts(folder, file)]
    const mayLack = isLanguage(folder) && isPartial(folder)
    const texts = { english, translated, tag, mayLack, runInLanguage: runInTag }
    expect(listTranslationFaults(texts)).toEqual([])
  },
  20_000,
)

test.each([
  ['no text', 'Save', ' '],
  ['missing value', 'Hello ⟦name⟧', 'नमस्ते'],
  ['missing value', 'Open <b>this</b>', 'खोलें'],
  ['missing value', 'At {time}', 'समय पर'],
  ['value that English does not have', 'Hello', 'नमस्ते ⟦name⟧'],
  ['missing number', 'Wait 15 minutes.', 'थोड़ा रुकें।'],
  ['missing name or code', 'Save it as PDF.', 'इसे सेव करें।'],
  ['time of day in English', 'At 10:00 AM IST', '10:00 am पर'],
  ['time of day in English', 'At 10:00 AM IST', 'सुबह 10:00 IST'],
  ['English words', 'Go to the page', 'Go to the page'],
  ['letters of another script', 'Save', 'சேமி'],
  ['word of two scripts', 'Save', 'सेवs करें'],
  ['word of two scripts', 'Save', 'sसेव करें'],
  ['digits of another script', '7 days', '7 ७ दिन'],
  ['invisible character', 'Save', 'सेव\u200b करें'],
  ['characters not composed', 'What', 'क\u0958या'],
  ['wrong end of a sentence', 'It is saved.', 'सेव हो गया.'],
  ['wrong end of a sentence', 'It is saved.', 'सेव हो गया|'],
  ['wrong end of a sentence', 'It is saved.', 'सेव हो गया ।'],
  ['unbalanced quotation marks or brackets', '“Save”', '“सेव'],
  ['straight quotation mark', '“Save”', '"सेव"'],
  ['double space', 'Save it', 'सेव  करें'],
])('reports: %s', (rule, english, translated) => {
  const faults = listSentenceFaults(english, translated, 'hi-IN')
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${rule} `))])
})

test('reports a danda in a language that ends sentences with a full stop', () => {
  expect(listSentenceFaults('It is saved.', 'சேமிக்கப்பட்டது।', 'ta-IN')).toHaveLength(1)
})

test('accepts a complete sentence', () => {
  const [english, hindi] = ['“⟦name⟧” has 1 PDF at UNS.', 'UNS पर “⟦name⟧” की 1 PDF है।']
  expect(listSentenceFaults(english, hindi, 'hi-IN')).toEqual([])
})

test('a partial language may lack sentences, and the rest follows the rules', () => {
  const english = { one: 'One', two: { a: 'Save', b: 'Open' }, all: () => 'At 7' }
  const listFaults = (translated: object) =>
    listTranslationFaults({
      ...{ english, translated, tag: 'hi-IN', mayLack: true },
      runInLanguage: runInTag,
    })
  expect(listFaults({ two: { b: 'खोलें' } })).toEqual([])
  expect(listFaults({ two: { c: 'खोलें' } })).toEqual(['section.two: also c'])
  expect(listFaults({ all: () => 'सेव' })[0]).toContain('missing number')
})

test.each([
  ['a missing key', { one: 'One', two: 'Two' }, { one: 'एक' }, 'without two'],
  ['a key too many', { one: 'One' }, { one: 'एक', two: 'दो' }, 'also two'],
  ['another type', { one: 'One' }, { one: () => 'एक' }, 'function'],
  ['another number of entries', { all: ['One', 'Two'] }, { all: ['एक'] }, 'without 1'],
  ['another value', { isHere: true }, { isHere: false }, 'false'],
  [
    'a value that is lost in one plural form',
    { all: (count: number) => `${count} days` },
    { all: (count: number) => (count <= 1 ? 'एक दिन' : `${count} दिन`) },
    'missing number',
  ],
  [
    'a value of an object that is lost',
    { all: ({ name }: { name: string }) => `Hello ${name}` },
    { all: () => 'नमस्ते' },
    '⟦value0.name⟧',
  ],
])('reports %s', (_, english, translated, fault) => {
  const faults = listTranslationFaults({
    english,
    translated,
    tag: 'hi-IN',
    runInLanguage: runInTag,
  })
  expect(faults[0]).toContain(fault)
})
