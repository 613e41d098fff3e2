import { expect, test } from 'vitest'
import { certificateSettingsForm } from '@/lib/certificates/settings'

const NAMES = [
  ...['signatory', 'signatoryTitle', 'signatureFile', 'partner', 'logoFile'],
  ...['series', 'workshop', 'meeting'].flatMap((kind) =>
    ['heading', 'before', 'after'].map((line) => `${kind}_${line}`),
  ),
]
const emptyForm = { ...Object.fromEntries(NAMES.map((name) => [name, ''])), version: '0' }

const findErrors = (fields: Record<string, string>) => {
  const result = certificateSettingsForm.safeParse({ ...emptyForm, ...fields })
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('all lines of the certificate settings may be empty', () => {
  expect(findErrors({})).toEqual({})
})

test.each([
  ['a direction override', { signatory: 'Asha \u202Eiyer' }, { signatory: 'lineCharacters' }],
  ['an isolate', { series_after: 'took \u2066part' }, { series_after: 'lineCharacters' }],
  [
    'an unknown placeholder',
    { series_after: 'as {role} in' },
    { series_after: 'placeholderUnknown' },
  ],
  ['a placeholder', { series_after_hi: '{role} में' }, { series_after_hi: 'placeholderUnknown' }],
  ['an open brace', { meeting_heading: 'A {mode' }, { meeting_heading: 'placeholderUnknown' }],
  ['a title without a name', { signatoryTitle: 'Head' }, { signatory: 'signatoryRequired' }],
  [
    'a signature without a name',
    { signatureFile: 'a'.repeat(64) },
    { signatory: 'signatoryRequired' },
  ],
  ['a logo without a partner', { logoFile: 'a'.repeat(64) }, { partner: 'partnerRequired' }],
  [
    'a path as a file',
    { signatory: 'A', signatureFile: '../secret' },
    { signatureFile: 'valueInvalid' },
  ],
  ['a line that is too long', { partner: 'a'.repeat(81) }, { partner: 'tooLong:80' }],
])('certificate settings reject %s', (_, fields, errors) => {
  expect(findErrors(fields as Record<string, string>)).toEqual(errors)
})

test('a joiner within a word and known placeholders are accepted', () => {
  expect(findErrors({ signatory: 'ക്‍ഷമ', series_after: 'in {mode}, {length}, {day}' })).toEqual({})
})
