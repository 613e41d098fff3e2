import fc from 'fast-check'
import { newSchoolForm } from './api-user'

const HOSTILE_STRINGS = [
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

export const badText = fc.oneof(
  fc.constantFrom(...HOSTILE_STRINGS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  // Lone surrogates, which JavaScript strings allow and the database rejects.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
)

export const badValue = fc.oneof(
  badText,
  fc.constantFrom(null, undefined, true, false, 0, -0, -1, 1.5, Number.NaN, Infinity, 2 ** 53),
  fc.double(),
  fc.array(badText, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 6 }), badText, { maxKeys: 3 }),
)

const email = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,10}$/))
  .map(([name, host]) => `${name}@${host}.example`)
const textArbitrary = (minLength: number) =>
  fc.string({ unit: 'grapheme-ascii', minLength, maxLength: 60 }).map((text) => `x${text}x`)

const accountFields = {
  firstname: textArbitrary(1),
  lastname: textArbitrary(1),
  email,
  phone_number: fc.stringMatching(/^[0-9]{10}$/),
  password: textArbitrary(6),
}

export const validForms = {
  registration: fc.record(accountFields),
  credentials: fc.record({ email, password: textArbitrary(1) }),
  resetRequest: fc.record({ email }),
  passwordReset: fc.record({ password: textArbitrary(6) }),
  passwordChange: fc.record({ currentPassword: textArbitrary(1), newPassword: textArbitrary(6) }),
  contactMessage: fc.record({
    name: textArbitrary(1),
    email,
    subject: textArbitrary(1),
    message: textArbitrary(10),
  }),
  institution: fc
    .record({ institution_name: textArbitrary(1), school_address: textArbitrary(1) })
    .map(newSchoolForm),
  subscription: fc
    .record({ principal_name: textArbitrary(1), userId: fc.uuid() })
    .map(newSchoolForm),
}

export type FormName = keyof typeof validForms

export const spoilForm = (form: fc.Arbitrary<object>) =>
  fc
    .tuple(
      form,
      fc.array(fc.tuple(fc.nat(20), badValue, fc.constantFrom('set', 'drop', 'add')), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.string({ maxLength: 8 }),
    )
    .map(([validForm, changes, extraName]) => {
      const fields: Record<string, unknown> = { ...validForm }
      const names = Object.keys(validForm)
      for (const [position, value, operation] of changes) {
        const name = names[position % names.length] ?? ''
        if (operation === 'set') fields[name] = value
        if (operation === 'drop') delete fields[name]
        if (operation === 'add' && extraName !== '__proto__') fields[extraName] = value
      }
      return fields
    })

export const anyValue = fc.oneof(
  badValue,
  fc.object({ maxDepth: 3, maxKeys: 6 }),
  fc.array(badValue, { maxLength: 4 }),
)

const jsonArbitrary = fc.oneof(
  fc.json({ maxDepth: 4 }),
  anyValue.map((value) => JSON.stringify(value) ?? ''),
)

export const badBody = fc.oneof(
  jsonArbitrary.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(jsonArbitrary, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 3 }))
    .map(([text, position, damage]) => {
      const offset = position % (text.length + 1)
      return Buffer.concat([
        Buffer.from(text.slice(0, offset)),
        damage,
        Buffer.from(text.slice(offset)),
      ])
    }),
  fc.tuple(fc.string({ maxLength: 4 }), badText, badText).map(([key, first, second]) => {
    const name = JSON.stringify(key)
    return Buffer.from(`{${name}:${JSON.stringify(first)},${name}:${JSON.stringify(second)}}`)
  }),
  fc.integer({ min: 1, max: 40 }).map((depth) => Buffer.from('[{"a":'.repeat(depth))),
  fc
    .integer({ min: 1, max: 40 })
    .map((depth) => Buffer.from('{"a":'.repeat(depth) + 1 + '}'.repeat(depth))),
)
