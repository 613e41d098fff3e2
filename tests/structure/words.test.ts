import { expect, test } from 'vitest'
import { sources } from '../support/source'

/** What people read stands in words/, by language. JSX text is Biome's to refuse (`noJsxLiterals`). */

const speaking = sources().filter(({ file }) => /^(app|components|lib)\//.test(file))

const HEADER = /^\p{Lu}\p{L}*(-\p{Lu}\p{L}+)+$/u
/** Names of keys, fonts and cookies; what is stored of a board; people made up. */
const NAMES = [
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
const READABLE =
  /\b(?:(?:aria-label|alt|title|placeholder|label|hint|lede|text|button|busyLabel)=\{?|(?:alt|title|label|text|msg|description|subject): ?)$/

const isName = (text: string) => NAMES.includes(text) || HEADER.test(text)

type Literal = { text: string; before: string }

/** Every string of a source but those of its imports, with what stands right before each. */
function literalsOf(source: string): Literal[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\bfrom '[^']*'|^import '[^']*'|import\('[^']*'\)/gm, '')
  const found = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)
  return [...found].map(({ 1: single, 2: double, 3: template, index }) => ({
    text: (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'),
    before: code.slice(Math.max(0, index - 20), index),
  }))
}

/** It begins like a sentence, or it is given to something that is read out. */
const isRead = ({ text, before }: Literal) =>
  /^[^a-z<(_]*\p{Lu}-?\p{Ll}/u.test(text) || (READABLE.test(before) && /\p{L}/u.test(text))

const readIn = (source: string) =>
  literalsOf(source).filter((literal) => isRead(literal) && !isName(literal.text))

test('no file speaks to people but those in words/', () => {
  const spoken = speaking.flatMap(({ file, text }) =>
    readIn(text).map((literal) => `${file}: ${literal.text}`),
  )
  expect(spoken).toEqual([])
})

test.each([
  `<Field label="name" />`,
  '<img alt={`Week 7`} />',
  `{ok ? 'Yes' : 'No'}`,
  `const said = { msg: 'sent' }`,
  `z.regex(/^x$/, 'Enter an x')`,
])('a sentence is seen in %s', (source) => expect(readIn(source)).not.toEqual([]))

test.each([
  `import { Thing } from 'Thing'`,
  `// It's nothing`,
  `<p className="text-muted" role="alert">{words.title}</p>`,
])('none is seen in %s', (source) => expect(readIn(source)).toEqual([]))
