import { describe, expect, test } from 'vitest'
import { isDay } from '@/base/day'
import { reasonOf } from '@/components/team/mail-reason'
import { likenessOf, similarity, tellingWords } from '@/lib/schools/likeness'
import { deskMessagesWords } from '@/words/desk-messages'

const school = (name: string, address: string, phones = ['1'], emails = ['a@x.example']) => ({
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
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

describe('two schools', () => {
  const own = school("St. Mary's School", '12 North Street, Pune 411001')
  const other = { phones: ['2'], emails: ['b@x.example'] }

  test.each([
    ['Saint Marys High School', 'Camp, Pune', ['name']],
    ['ST MARYS SCHOOL', 'near the station, 411001', ['name']],
    ["St. Mary's School", 'Shillong', []],
    ['Little Flower School', 'North Street, Pune 411001', []],
    ['Public School', 'Pune', []],
  ])('%s in %s', (name, address, likeness) => {
    expect(likenessOf(own, { ...school(name, address), ...other })).toEqual(likeness)
  })

  test('are one by phone and e-mail however they are written; a number of two signs says nothing', () => {
    const one = school('A', 'X', ['+91 98400-11111'], ['HEAD@x.example '])
    const two = school('B', 'Y', ['098400 11111'], ['head@x.example'])
    expect(likenessOf(one, two)).toEqual(['phone', 'email'])
    expect(likenessOf(school('A', 'X', ['0']), { ...school('B', 'Y', ['0']), emails: [] })).toEqual(
      [],
    )
  })

  test('with names in any script', () => {
    const one = school('வித்யா மந்திர்', 'சேலம்')
    expect(likenessOf(one, { ...school('வித்யா மந்திர் பள்ளி', 'சேலம்'), ...other })).toEqual(['name'])
  })

  test('what schools have in common tells nothing; likeness is between none and all', () => {
    expect(tellingWords('The Green Valley International School')).toEqual(['green', 'valley'])
    expect([similarity('', 'x'), similarity('abc', 'abc')]).toEqual([0, 1])
  })
})

test('why a letter has not gone is told in words, whatever the outbox has noted', () => {
  const { reasons } = deskMessagesWords().mail
  const told = [
    ['429 rate_limit_exceeded', 3, reasons.limit],
    ['422 validation_error', 1, reasons.refused],
    ['403 invalid_from_address', 1, reasons.configuration],
    ['401 missing_api_key', 1, reasons.configuration],
    ['500 application_error', 1, reasons.service],
    ['no answer', 2, reasons.silent],
    ['too old to be of use', 2, reasons.old],
    ['every attempt was cut short', 11, reasons.cut],
    ['the letter could not be written', 1, reasons.unreadable],
    ['ENOSPC', 1, reasons.file],
    ['given up by the team', 1, reasons.hand],
    ['something new', 1, reasons.service],
    [null, 0, reasons.none],
    [null, 1, reasons.silent],
  ] as const
  for (const [error, attempts, reason] of told) expect(reasonOf(error, attempts)).toBe(reason)
})
