import { expect, test } from 'vitest'
import { readSources } from '../support/product-sources'

/** What people read stands in i18n/, by language. JSX text is Biome's to refuse (`noJsxLiterals`). */

const checkedSources = readSources().filter(({ file }) => /^(app|components|lib)\//.test(file))

const HEADER_NAME = /^\p{Lu}\p{L}*(-\p{Lu}\p{L}+)+$/u
/** Names of keys, fonts and cookies; what is stored of a board; people made up. */
const ALLOWED_NAMES = [
  ...['Escape', 'Link', 'FitH', 'Arial as Baloo', 'Roboto as Baloo', 'Bearer …'],
  ...['Path=/', 'Max-Age=…', 'SameSite=Lax', 'HttpOnly', 'Secure'],
  'List-Unsubscribe=One-Click',
  ...['State Board', 'Cambridge (IGCSE)', 'Others', 'Nobody'],
  // Of the vocabulary of badges.
  ...['Profile', 'VerifiableCredential', 'OpenBadgeCredential', 'AchievementSubject'],
  ...['IdentityObject', 'Achievement', 'Certificate', '1EdTechRevocationList'],
  // What next-auth derives the key of its cookies for.
  'NextAuth.js Generated Encryption Key',
  // Of security.txt.
  ...['Contact', 'Expires', 'Canonical'],
  ...['Multikey', 'DataIntegrityProof'],
  ...[
    '[Content_Types].xml',
    'Kavya',
    'Arjun',
    'Meena',
    'Rahim',
    'Leela',
    'Asha',
    'Demo',
    'Asia/Kolkata',
  ],
]
const TEXT_ATTRIBUTE =
  /\b(?:(?:aria-label|alt|title|placeholder|label|hint|lede|text|button|busyLabel)=\{?|(?:alt|title|label|text|msg|description|subject): ?)$/

const isAllowedName = (text: string) => ALLOWED_NAMES.includes(text) || HEADER_NAME.test(text)

type StringLiteral = { text: string; before: string }

/** Every string of a source but those of its imports, with what stands right before each. */
function findLiterals(source: string): StringLiteral[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\bfrom '[^']*'|^import '[^']*'|import\('[^']*'\)/gm, '')
  const matches = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)
  return [...matches].map(({ 1: single, 2: double, 3: template, index }) => ({
    text: (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'),
    before: code.slice(Math.max(0, index - 20), index),
  }))
}

/** It begins like a sentence, or it is given to something that is read out. */
const isVisibleText = ({ text, before }: StringLiteral) =>
  /^[^a-z<(_]*\p{Lu}-?\p{Ll}/u.test(text) || (TEXT_ATTRIBUTE.test(before) && /\p{L}/u.test(text))

const findVisibleTexts = (source: string) =>
  findLiterals(source).filter((literal) => isVisibleText(literal) && !isAllowedName(literal.text))

test('no file speaks to people but those in i18n/', () => {
  const visibleTexts = checkedSources.flatMap(({ file, text }) =>
    findVisibleTexts(text).map((literal) => `${file}: ${literal.text}`),
  )
  expect(visibleTexts).toEqual([])
})

test.each([
  `<Field label="name" />`,
  '<img alt={`Week 7`} />',
  `{ok ? 'Yes' : 'No'}`,
  `const said = { msg: 'sent' }`,
  `z.regex(/^x$/, 'Enter an x')`,
])('a sentence is seen in %s', (source) => expect(findVisibleTexts(source)).not.toEqual([]))

test.each([
  `import { Thing } from 'Thing'`,
  `// It's nothing`,
  `<p className="text-muted" role="alert">{words.title}</p>`,
])('none is seen in %s', (source) => expect(findVisibleTexts(source)).toEqual([]))
