import { describe, expect, test } from 'vitest'
import { isDay } from '@/base/day'
import { getMailReasonText } from '@/components/team/mail/mail-reason'
import { teamMessagesText } from '@/i18n/team-messages'
import {
  computeSimilarity,
  findSimilarities,
  getDistinctiveWords,
} from '@/lib/schools/application/duplicates'

const newSchool = (name: string, address: string, phones = ['1'], emails = ['a@x.example']) => ({
  name,
  address,
  phones,
  emails,
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01x', false],
])('%s is a valid date: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

describe('two schools', () => {
  const ownSchool = newSchool("St. Mary's School", '12 North Street, Pune 411001')
  const otherContacts = { phones: ['2'], emails: ['b@x.example'] }

  test.each([
    ['Saint Marys High School', 'Camp, Pune', ['name']],
    ['ST MARYS SCHOOL', 'near the station, 411001', ['name']],
    ["St. Mary's School", 'Shillong', []],
    ['Little Flower School', 'North Street, Pune 411001', []],
    ['Public School', 'Pune', []],
  ])('%s in %s', (name, address, likeness) => {
    expect(findSimilarities(ownSchool, { ...newSchool(name, address), ...otherContacts })).toEqual(
      likeness,
    )
  })

  test('match by phone and email in any format; a two-digit number does not count', () => {
    const first = newSchool('A', 'X', ['+91 98400-11111'], ['HEAD@x.example '])
    const second = newSchool('B', 'Y', ['098400 11111'], ['head@x.example'])
    expect(findSimilarities(first, second)).toEqual(['phone', 'email'])
    expect(
      findSimilarities(newSchool('A', 'X', ['0']), { ...newSchool('B', 'Y', ['0']), emails: [] }),
    ).toEqual([])
  })

  test('match by name in any script', () => {
    const first = newSchool('வித்யா மந்திர்', 'சேலம்')
    expect(
      findSimilarities(first, { ...newSchool('வித்யா மந்திர் பள்ளி', 'சேலம்'), ...otherContacts }),
    ).toEqual(['name'])
  })

  test('common words do not count; similarity is between 0 and 1', () => {
    expect(getDistinctiveWords('The Green Valley International School')).toEqual([
      'green',
      'valley',
    ])
    expect([computeSimilarity('', 'x'), computeSimilarity('abc', 'abc')]).toEqual([0, 1])
  })
})

test('the reason for an undelivered email is shown in words for any outbox error', () => {
  const { reasons } = teamMessagesText().mail
  const reasonCases = [
    ['429 rate_limit_exceeded', 3, reasons.limit],
    ['422 validation_error', 1, reasons.refused],
    ['403 invalid_from_address', 1, reasons.configuration],
    ['401 missing_api_key', 1, reasons.configuration],
    ['500 application_error', 1, reasons.service],
    ['no answer', 2, reasons.silent],
    ['too old to be of use', 2, reasons.old],
    ['every attempt was cut short', 11, reasons.cut],
    ['the email could not be rendered', 1, reasons.unreadable],
    ['ENOSPC', 1, reasons.file],
    ['given up by the team', 1, reasons.hand],
    ['something new', 1, reasons.service],
    [null, 0, reasons.none],
    [null, 1, reasons.silent],
  ] as const
  for (const [error, attempts, reason] of reasonCases)
    expect(getMailReasonText(error, attempts)).toBe(reason)
})
