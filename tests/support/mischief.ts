import fc from 'fast-check'
import { school } from './person'

/** What people, broken programs and attackers send instead of a filled-in form. */

const NASTY = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udc00b',
  '\u202e',
  '\u0000\u0001',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>',
  '{{7*7}}',
  '../../etc/passwd',
  '\r\nBcc: a@b.in',
  'a@b',
  'a@b.in',
  'A@B.IN ',
  'é@ü.in',
  '9'.repeat(400),
  'x'.repeat(5_001),
  '🎓'.repeat(300),
  'true',
  'null',
  '-1',
  '1e309',
]

export const oddText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  // Halves of surrogate pairs, which a string may hold and a database may not.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
)

export const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, undefined, true, false, 0, -0, -1, 1.5, Number.NaN, Infinity, 2 ** 53),
  fc.double(),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 6 }), oddText, { maxKeys: 3 }),
)

const email = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,10}$/))
  .map(([name, host]) => `${name}@${host}.example`)
const words = (least: number) =>
  fc.string({ unit: 'grapheme-ascii', minLength: least, maxLength: 60 }).map((text) => `x${text}x`)

const account = {
  firstname: words(1),
  lastname: words(1),
  email,
  phone_number: fc.stringMatching(/^[0-9]{10}$/),
  password: words(6),
}

/** For each schema, a form as it should be. */
export const forms = {
  registration: fc.record(account),
  credentials: fc.record({ email, password: words(1) }),
  resetRequest: fc.record({ email }),
  passwordReset: fc.record({ password: words(6) }),
  passwordChange: fc.record({ currentPassword: words(1), newPassword: words(6) }),
  contactMessage: fc.record({ name: words(1), email, subject: words(1), message: words(10) }),
  institution: fc.record({ institution_name: words(1), school_address: words(1) }).map(school),
  subscription: fc.record({ principal_name: words(1), userId: fc.uuid() }).map(school),
}

export type FormName = keyof typeof forms

/** A good form with one to three fields spoiled, left out or added. */
export const spoiled = (form: fc.Arbitrary<object>) =>
  fc
    .tuple(
      form,
      fc.array(fc.tuple(fc.nat(20), oddValue, fc.constantFrom('set', 'drop', 'add')), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.string({ maxLength: 8 }),
    )
    .map(([good, changes, extra]) => {
      const fields: Record<string, unknown> = { ...good }
      const names = Object.keys(good)
      for (const [place, value, how] of changes) {
        const name = names[place % names.length] ?? ''
        if (how === 'set') fields[name] = value
        if (how === 'drop') delete fields[name]
        if (how === 'add' && extra !== '__proto__') fields[extra] = value
      }
      return fields
    })

/** Anything at all in place of a form. */
export const anything = fc.oneof(
  oddValue,
  fc.object({ maxDepth: 3, maxKeys: 6 }),
  fc.array(oddValue, { maxLength: 4 }),
)

const jsonText = fc.oneof(
  fc.json({ maxDepth: 4 }),
  anything.map((value) => JSON.stringify(value) ?? ''),
)

/** The bytes of a body: JSON, JSON with damage, or noise. */
export const oddBody = fc.oneof(
  jsonText.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(jsonText, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 3 }))
    .map(([text, place, damage]) => {
      const at = place % (text.length + 1)
      return Buffer.concat([Buffer.from(text.slice(0, at)), damage, Buffer.from(text.slice(at))])
    }),
  fc.tuple(fc.string({ maxLength: 4 }), oddText, oddText).map(([key, first, second]) => {
    const name = JSON.stringify(key)
    return Buffer.from(`{${name}:${JSON.stringify(first)},${name}:${JSON.stringify(second)}}`)
  }),
  fc.integer({ min: 1, max: 40 }).map((depth) => Buffer.from('[{"a":'.repeat(depth))),
  fc
    .integer({ min: 1, max: 40 })
    .map((depth) => Buffer.from('{"a":'.repeat(depth) + 1 + '}'.repeat(depth))),
)
