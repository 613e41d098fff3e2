import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'i18n/en'
const STRING_LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** A letter on paper, and a signature. */
const ALLOWED_PHRASES = ['parents’ letter', 'a letter to the ward office', 'You sign that line']

const readForbiddenWords = () => {
  const [, list = ''] = readFileSync('docs/voice.md', 'utf8').split('## Words not to use')
  return [...list.matchAll(/^- ([^:]+):/gm)].map(([, word = '']) => word)
}

function readTexts(file: string) {
  const source = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gms, '')
    .replace(/^import .*$/gm, '')
  return [...source.matchAll(STRING_LITERAL)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'),
  )
}

test('uses none of the words that docs/voice.md forbids', () => {
  const forbiddenWords = readForbiddenWords()
  expect(forbiddenWords.length).toBeGreaterThan(10)
  const pattern = new RegExp(`\\b(${forbiddenWords.join('|')})\\b`, 'i')
  const violations = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      readTexts(`${FOLDER}/${name}`)
        .filter((text) =>
          pattern.test(ALLOWED_PHRASES.reduce((rest, phrase) => rest.replace(phrase, ''), text)),
        )
        .map((text) => `${name}: ${text}`),
    )
  expect(violations).toEqual([])
})
