import { expect, test } from 'vitest'
import { readSources } from '../support/product-sources'

/** Visible text belongs in i18n/. Biome rejects JSX text (`noJsxLiterals`). */

/** Structured data uses the English names of schema.org. */
const checkedSources = readSources().filter(
  ({ file }) => /^(app|components|lib)\//.test(file) && !file.endsWith('/structured-data.ts'),
)

const HEADER_NAME = /^\p{Lu}\p{L}*(-\p{Lu}\p{L}+)+$/u
/** Names of keys, fonts and cookies; stored values of a board; invented people. */
const ALLOWED_NAMES = [
  ...[
    'Enter',
    'Escape',
    'Control+…',
    'CapsLock',
    'ArrowDown',
    'ArrowUp',
    'Link',
    'FitH',
    'Arial as Baloo',
    'Roboto as Baloo',
    'Basic …',
    'Bearer',
    'Bearer …',
  ],
  ...['Path=/', 'Max-Age=…', 'SameSite=Lax', 'HttpOnly', 'Secure'],
  'List-Unsubscribe=One-Click',
  ...['State Board', 'Cambridge (IGCSE)', 'Others', 'Nobody'],
  ...['Profile', 'VerifiableCredential', 'OpenBadgeCredential', 'AchievementSubject'],
  ...['IdentityObject', 'Achievement', 'Certificate', '1EdTechRevocationList'],
  // Why a camera does not open.
  ...['NotAllowedError', 'SecurityError', 'NotFoundError', 'OverconstrainedError'],
  // What tokens are made of.
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  // The context from which next-auth derives the key of its cookies.
  'NextAuth.js Generated Encryption Key',
  // An element of a workbook and its attributes.
  ...['Relationship', 'Id', 'Target'],
  // Elements of a tagged PDF, and the readers of a picture that libvips may use.
  ...['Document', 'Artifact', 'Layout', 'Figure', 'Table', 'Span'],
  ...['VipsForeignLoad', 'VipsForeignLoadSvg', 'VipsForeignLoadWebp'],
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

type StringLiteral = { text: string; precedingCode: string }

function findLiterals(source: string): StringLiteral[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\bfrom '[^']*'|^import '[^']*'|import\('[^']*'\)/gm, '')
  const matches = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)
  return [...matches].map(({ 1: single, 2: double, 3: template, index }) => ({
    text: (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'),
    precedingCode: code.slice(Math.max(0, index - 20), index),
  }))
}

/** Text that begins like a sentence, or is the value of a visible attribute. */
const isVisibleText = ({ text, precedingCode }: StringLiteral) =>
  /^[^a-z<(_]*\p{Lu}-?\p{Ll}/u.test(text) ||
  (TEXT_ATTRIBUTE.test(precedingCode) && /\p{L}/u.test(text))

const findVisibleTexts = (source: string) =>
  findLiterals(source).filter((literal) => isVisibleText(literal) && !isAllowedName(literal.text))

test('only files in i18n/ contain visible text', () => {
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
])('finds visible text in %s', (source) => expect(findVisibleTexts(source)).not.toEqual([]))

test.each([
  `import { Thing } from 'Thing'`,
  `// It's nothing`,
  `<p className="text-muted" role="alert">{words.title}</p>`,
])('finds no visible text in %s', (source) => expect(findVisibleTexts(source)).toEqual([]))
