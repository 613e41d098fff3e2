import { expect, test } from 'vitest'
import { registration } from '@/lib/accounts/schema'
import { contactMessageForm } from '@/lib/contact/schema'
import { sanitizeName } from '@/lib/mail/plain-name'
import { schoolForm } from '@/lib/schools/schema'
import { readSources } from '../support/product-sources'

const REGISTRATION = {
  firstname: 'Meena',
  lastname: 'Iyer',
  email: 'meena@uns.example',
  phone_number: '9876543210',
  password: 'chalk-and-board',
}

const parseFirstName = (firstname: string) => registration.safeParse({ ...REGISTRATION, firstname })

test.each([
  ['a direction override', 'Meena\u202Eelohssap'],
  ['an isolate', '\u2066Meena\u2069'],
  ['a direction mark', 'Meena\u200F'],
  ['a zero-width space', 'Mee\u200Bna'],
  ['a tag character', 'Meena\u{E0041}'],
  ['a bell', 'Meena\u0007'],
])('rejects %s in a name', (_, name) => {
  const { error } = parseFirstName(name)
  expect(error?.issues.map(({ message }) => message)).toEqual(['nameCharacters'])
})

test.each([
  ['Tamil', 'மீனாட்சி'],
  ['Devanagari with a joiner', 'क्\u200Dषमा'],
  ['an apostrophe and a hyphen', 'Anne-Marie D’Souza'],
  ['an initial', 'S.'],
])('accepts %s in a name', (_, name) => {
  expect(parseFirstName(name).data?.firstname).toBe(name.normalize('NFC'))
})

test('removes a direction override from a stored name before it goes into an email', () => {
  expect(sanitizeName('Meena\u202Eelohssap', 'teacher')).toBe('Meena elohssap')
})

test('composes accents and collapses spaces', () => {
  expect(parseFirstName(' Jose\u0301 \u00A0 Luis ').data?.firstname).toBe('Jos\u00E9 Luis')
})

test('holds a contact message and a school to the same rule', () => {
  const badName = 'A\u202EB'
  const issues = [
    contactMessageForm.safeParse({
      name: badName,
      email: 'a@b.example',
      subject: badName,
      message: 'Ten letters.',
    }),
    schoolForm.safeParse({
      institution_name: badName,
      principal_name: badName,
      correspondent_name: badName,
    }),
  ].flatMap(({ error }) => error?.issues ?? [])
  const fields = issues.filter(({ message }) => message === 'nameCharacters')
  expect(fields.map(({ path }) => path.join('.')).sort()).toEqual([
    ...['correspondent_name', 'institution_name', 'name', 'principal_name', 'subject'],
  ])
})

test('every field for a name, a title or a host uses the same rule', () => {
  const nameField = /\b\w*(?:name|host|title|provider|author): requiredText\(/g
  const violations = readSources()
    .filter(({ file }) => /^lib\/.*schema\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(nameField)].map(([match]) => `${file}: ${match}`),
    )
  expect(violations).toEqual([])
})
