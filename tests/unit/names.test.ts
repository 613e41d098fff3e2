import { expect, test } from 'vitest'
import { registration } from '@/lib/accounts/schema'
import { contactMessageForm } from '@/lib/contact/schema'
import { sanitizeName } from '@/lib/mail/email-message'
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
  ['only Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['only a Braille blank', '\u2800'],
  ['a Braille blank inside', 'Mee\u2800na'],
  ['only a grapheme joiner', '\u034F'],
  ['only a null note', '\u{1D159}'],
  ['only a variation selector', '\u{E0100}'],
  ['only an emoji selector', '\uFE0F'],
  ['only a joiner', '\u200D'],
  ['only joiners and spaces', '\u200C \u200D'],
  ['a joiner before a word', '\u200DMeena'],
  ['two joiners', 'क्\u200D\u200Dषमा'],
  ['only a Khmer filler', '\u17B4'],
  ['only a Mongolian selector', '\u180B'],
  ['only a combining mark', '\u0301'],
  ['an object replacement character', '\uFFFC'],
])('rejects %s in a name', (_, name) => {
  const { error } = parseFirstName(name)
  expect(error?.issues.map(({ message }) => message)).toEqual(['nameCharacters'])
})

test.each([
  ['Tamil', 'மீனாட்சி'],
  ['Devanagari with a joiner', 'क्\u200Dषमा'],
  ['Malayalam with a joiner at the end', 'അവന്\u200D'],
  ['an apostrophe and a hyphen', 'Anne-Marie D’Souza'],
  ['an initial', 'S.'],
])('accepts %s in a name', (_, name) => {
  expect(parseFirstName(name).data?.firstname).toBe(name.normalize('NFC'))
})

test('accepts an emoji in a title, without its selector', () => {
  expect(parseFirstName('❤\uFE0F Wellbeing 👩\u200D🏫').data?.firstname).toBe(
    '❤ Wellbeing 👩\u200D🏫',
  )
})

test.each([
  ['Dr. R. Natarajan', 'Dr. R. Natarajan'],
  ['Natarajan R.', 'Natarajan R.'],
  ['evil.example', 'evil example'],
  ['evil.example.', 'evil example.'],
  ['evil. example', 'evil. example'],
  ['evil .example', 'evil example'],
  ['www.evil.example', 'evil example'],
  ['evil.\u200Bexample', 'evil. example'],
  ['evil.\u200Dexample', 'evil \u200Dexample'],
  ['evil.\u00A0example', 'evil example'],
  ['a@evil.example', 'a evil example'],
  ['https://evil.example/x', 'evil example x'],
  ['1.2.3.4', '1 2 3 4'],
  ['evil. 98765 43210example', 'evil. example'],
  ['...', 'teacher'],
])('shows %s as %s in an email: abbreviations, but nothing that becomes a link', (name, shown) => {
  expect(sanitizeName(name, 'teacher')).toBe(shown)
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
  const nameField =
    /\b(?!fileName)\w*(?:name|Name|host|title|provider|author|signatory): (?:required|optional)Text\(/g
  const violations = readSources()
    .filter(({ file }) => /^lib\/.*schema\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(nameField)].map(([match]) => `${file}: ${match}`),
    )
  expect(violations).toEqual([])
})

test.each([
  ['www.lotus.in', 'https://www.lotus.in'],
  ['http://lotus.in/about?x=1', 'http://lotus.in/about?x=1'],
  ['https://lotus.in:8443', 'https://lotus.in:8443'],
  ['', null],
])('a school’s website %s is stored as %s', (text, website) => {
  expect(schoolForm.shape.school_website.parse(text)).toBe(website)
})

test.each([
  'javascript:alert(1)',
  'JavaScript://lotus.in/%0aalert(1)',
  'data:text/html,x',
  'ftp://lotus.in',
  'https://lotus',
  'https://user@lotus.in',
  'https://lotus.in/a b',
  'none',
])('a school’s website is not %s', (text) => {
  const { error } = schoolForm.shape.school_website.safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual(['websiteInvalid'])
})
