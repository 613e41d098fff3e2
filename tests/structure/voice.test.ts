import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translatedLanguages } from '@/i18n/languages'
import { completeTranslations } from '@/i18n/partial-languages'
import { countWords, readMarkdownLines, readTexts, splitSentences } from '../support/visible-texts'

const MAX_SENTENCE_WORDS = 20
/** Letters on paper, and a signature. */
const ALLOWED_PHRASES = [
  'parents’ letter',
  'a letter to the ward office',
  'You sign that line',
  'a line to sign',
]
/** Lessons mean the thing itself: a letter to parents, cling film, a street sign, someone who stands. */
const EVERYDAY_WORDS = ['letter', 'film', 'sign', 'stands']
/** Pairs of students. */
const ALLOWED_IN_BOOKS = ['who sat with whom']

/** A folder or a file with the code of a language. */
const TRANSLATION = new RegExp(`/(${translatedLanguages.join('|')})(/|\\.ts$)`)

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const screenFiles = listFiles('i18n/en/*.ts')
const contentFiles = listFiles(
  'content/toolkit/*/*.ts',
  'content/ebooks/catalogue.ts',
  'content/videos/catalogue.ts',
  'content/workshops.ts',
).filter((file) => !TRANSLATION.test(file))
/** Their sentences are for operators: errors at start, and what a command prints. */
const programFiles = listFiles('base/*.ts', 'db/*.ts', 'lib/*.ts', 'scripts/*.ts', 'server/*.ts')
const videoFiles = listFiles('content/videos/sources/*.ts', 'content/videos/files/*.vtt')
const bookFiles = listFiles('content/ebooks/*.md')
const pages = listFiles('*.md').filter(
  (file) => !file.startsWith('content/') && file !== 'docs/voice.md',
)

const readProgramSentences = (file: string) =>
  readTexts(file).filter((text) => /^\p{Lu}\S* \S/u.test(text))

/** Captions by cue, since one phrase may be on two lines, and the texts of drawings. */
const readVideoTexts = (file: string) =>
  file.endsWith('.vtt') ? readFileSync(file, 'utf8').split('\n\n') : readTexts(file)

const forbiddenWords = readForbiddenWords('docs/voice.md')

function readForbiddenWords(file: string) {
  const [, list = ''] = readFileSync(file, 'utf8').split('## Words not to use')
  return [...list.matchAll(/^- ([^:]+):/gm)].map(([, word = '']) => word)
}

function findForbidden(text: string, words = forbiddenWords, allowedPhrases = ALLOWED_PHRASES) {
  const rest = allowedPhrases.reduce((part, phrase) => part.replaceAll(phrase, ''), text)
  const wordList = ` ${rest.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return words.filter((word) => wordList.includes(` ${word} `))
}

const lessonWords = forbiddenWords.filter((word) => !EVERYDAY_WORDS.includes(word))

test.each([
  ['pages and emails', screenFiles, readTexts, forbiddenWords, ALLOWED_PHRASES],
  ['toolkit, catalogues and workshops', contentFiles, readTexts, lessonWords, ALLOWED_PHRASES],
  ['captions and drawings of videos', videoFiles, readVideoTexts, lessonWords, ALLOWED_PHRASES],
  ['e-books', bookFiles, readMarkdownLines, lessonWords, ALLOWED_IN_BOOKS],
  ['messages of programs', programFiles, readProgramSentences, forbiddenWords, ALLOWED_PHRASES],
  ['documentation', pages, readMarkdownLines, forbiddenWords, ALLOWED_PHRASES],
] as const)('%s use no word that docs/voice.md forbids', (_, files, read, words, allowed) => {
  expect(words.length).toBeGreaterThan(8)
  expect(files.length).toBeGreaterThan(4)
  const violations = files.flatMap((file) =>
    read(file).flatMap((text) =>
      findForbidden(text, [...words], [...allowed]).map((word) => `${file}: ${word}: ${text}`),
    ),
  )
  expect(violations).toEqual([])
})

test.each(completeTranslations)('%s uses no word that its glossary forbids', (language) => {
  const words = readForbiddenWords(`i18n/${language}/README.md`)
  const files = listFiles(
    ...[`i18n/${language}/*.ts`, 'i18n/languages.ts'],
    ...[`content/*/${language}.ts`, `content/*/${language}/*.ts`],
  )
  expect(words.length).toBeGreaterThan(5)
  expect(files.length).toBeGreaterThan(50)
  const violations = files.flatMap((file) =>
    readTexts(file).flatMap((text) =>
      words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}: ${text}`),
    ),
  )
  expect(violations).toEqual([])
})

test('finds a forbidden word at any place and in any case', () => {
  for (const text of ['Whom do you ask?', 'Do it anew', 'a friend of ours, too', 'by E-mail.'])
    expect(findForbidden(text)).toHaveLength(1)
  expect(findForbidden('We design signs and understand.')).toEqual([])
})

/** No sentence of the specification is longer, so none needs an exception. */
test.each([
  ['pages and emails', screenFiles, readTexts],
  ['toolkit, catalogues and workshops', contentFiles, readTexts],
  ['messages of programs', programFiles, readProgramSentences],
] as const)('%s have at most 20 words in a sentence', (_, files, read) => {
  expect(files.length).toBeGreaterThan(4)
  const violations = files.flatMap((file) =>
    read(file)
      .flatMap(splitSentences)
      .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS)
      .map((sentence) => `${file}: ${countWords(sentence)} words: ${sentence}`),
  )
  expect(violations).toEqual([])
})

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  [`${words(20)}. ${words(20)}?`, [20, 20]],
  [`${words(10)} – ${words(11)}.`, [21]],
  [`“${words(3)}.” ${words(4)}`, [3, 4]],
  [`${words(19)} … …`, [21]],
  [`${words(15)}: ${words(5)}; ${words(5)}`, [25]],
])('counts the words of each sentence in %s', (text, counts) => {
  expect(splitSentences(text).map(countWords)).toEqual(counts)
})
