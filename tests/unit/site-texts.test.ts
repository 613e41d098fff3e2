import { expect, test, vi } from 'vitest'
import { getFrameFacts, getSiteFacts } from '@/lib/texts/facts'
import { fillFields, listTextFields, pickChanges } from '@/lib/texts/fields'
import { findTextFaults } from '@/lib/texts/find-faults'
import { TEXT_NAMES, type TextFieldValues, type TextName } from '@/lib/texts/kinds'
import { NO_TEXTS } from '@/lib/texts/published'

vi.mock('@/db/client', () => ({ prepareOnce: () => () => ({}) }))

const findFaults = (name: TextName, changes: TextFieldValues) =>
  findTextFaults(name, listTextFields(name), changes)

const showNotice = (notice: TextFieldValues, today = '2026-11-25') =>
  getFrameFacts({ values: { notice }, today }).notice

test('only what differs from the code is stored, without spaces around it', () => {
  const [address] = listTextFields('contact')
  const fields = listTextFields('contact')
  expect(
    pickChanges(fields, {
      address: address?.original ?? '',
      phone: ' +91 44 2345 6789 ',
      hours: '  ',
      unknown: 'text',
    }),
  ).toEqual({ phone: '+91 44 2345 6789' })
})

test('a field without a change follows the code, also after an update of the code', () => {
  const field = { name: 'address', label: '', kind: 'line', maxLength: 9, original: 'new' } as const
  expect(fillFields([field], { removed: 'x' })).toEqual({ address: 'new' })
  expect(fillFields([field], { address: 'own' })).toEqual({ address: 'own' })
})

test.each([
  ['contact', { facebook: 'http://facebook.com/uns' }, { facebook: 'urlInvalid' }],
  ['contact', { facebook: 'javascript:alert(1)' }, { facebook: 'urlInvalid' }],
  ['contact', { youtube: 'https://user@youtube.com/' }, { youtube: 'urlInvalid' }],
  ['contact', { phone: 'call us' }, { phone: 'phoneNumberInvalid' }],
  ['contact', { address: 'x'.repeat(201) }, { address: 'tooLong:200' }],
  ['contact', { phone: '+91 44 2345 6789', linkedin: 'https://linkedin.com/company/uns' }, {}],
  ['notice', { text: 'Closed', until: '2026-02-31' }, { until: 'dayInvalid' }],
  ['notice', { text: 'Closed', link: '//evil.example', linkText: 'x' }, { link: 'linkInvalid' }],
  ['notice', { text: 'Closed', link: '/\\evil.example', linkText: 'x' }, { link: 'linkInvalid' }],
  ['notice', { text: 'Closed', link: '/series' }, { linkText: 'linkTextRequired' }],
  ['notice', { text: 'Closed', linkText: 'See' }, { link: 'linkInvalid' }],
  ['notice', { until: '2026-12-01' }, { text: 'noticeRequired' }],
  ['notice', { text: 'New', link: '/series?kind=series', linkText: 'See' }, {}],
  ['notice', { text: 'New', link: 'https://uns.example/a', linkText: 'See' }, {}],
] as const)('%s %j has the faults %j', (name, changes, faults) =>
  expect(findFaults(name, changes as TextFieldValues)).toEqual(faults),
)

test('every original text may be published', () => {
  for (const name of TEXT_NAMES) {
    const fields = listTextFields(name)
    const originals = fields.filter(({ original }) => original !== '')
    const changes = Object.fromEntries(
      originals.map(({ name: field, original }) => [field, original]),
    )
    expect(findTextFaults(name, fields, changes)).toEqual({})
    expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length)
  }
})

test('without changes, facts are those of the settings, and there is no notice', () => {
  expect(getSiteFacts(NO_TEXTS)).toMatchObject({
    phone: '+91 00000 00000',
    hours: '',
    socialLinks: [],
  })
  expect(getFrameFacts(NO_TEXTS)).toEqual({ notice: null, socialLinks: [] })
})

test('the notice is shown on its last day and not after it', () => {
  const notice = { text: 'Closed for Pongal', until: '2026-11-25' }
  expect(showNotice(notice)).toEqual({ text: 'Closed for Pongal' })
  expect(showNotice(notice, '2026-11-26')).toBeNull()
  expect(showNotice({ text: 'Always' }, '2099-01-01')).toEqual({ text: 'Always' })
})
