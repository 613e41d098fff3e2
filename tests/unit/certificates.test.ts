// @module-tag machine
import { describe, expect, test } from 'vitest'
import { normalizeName } from '@/base/name'
import { runInLanguage } from '@/i18n/request-language'
import { toolkitText } from '@/i18n/toolkit'
import { encodeMultibase } from '@/lib/certificates/badge/credential'
import { formatCertificateNumber, parseCertificateNumber } from '@/lib/certificates/number'
import { findNameError } from '@/lib/certificates/policy'
import { getSchoolYear, isInSchoolYear, listMonths, summarizeMinutes } from '@/lib/learning/hours'
import { newEntry } from '../support/items'

const CHARS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBERS = [
  formatCertificateNumber([0, 0, 0, 0, 0, 0, 0, 0, 0]),
  formatCertificateNumber([31, 30, 29, 28, 27, 26, 25, 24, 23]),
  formatCertificateNumber([7, 3, 22, 9, 31, 26, 4, 28, 1]),
  formatCertificateNumber([1, 1, 2, 2, 3, 3, 4, 4, 5]),
]

describe('a certificate number', () => {
  test.each(NUMBERS)('%s is UNS and ten characters, and parses to itself', (number) => {
    expect(number).toMatch(/^UNS-[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(parseCertificateNumber(number)).toEqual({ is: 'number', number })
  })

  test.each(NUMBERS)('a single wrong character in %s is detected', (number) => {
    const chars = number.slice(4)
    for (let index = 0; index < chars.length; index += 1)
      for (const char of CHARS) {
        if (char === chars[index]) continue
        const wrongNumber = `${chars.slice(0, index)}${char}${chars.slice(index + 1)}`
        expect(parseCertificateNumber(wrongNumber).is, wrongNumber).toBe('wrongChar')
      }
  })

  test.each(NUMBERS)('two swapped characters in %s are detected', (number) => {
    const chars = [...number.slice(4)]
    for (let firstIndex = 0; firstIndex < chars.length; firstIndex += 1)
      for (let secondIndex = firstIndex + 1; secondIndex < chars.length; secondIndex += 1) {
        if (chars[firstIndex] === chars[secondIndex]) continue
        const swappedChars = [...chars]
        ;[swappedChars[firstIndex], swappedChars[secondIndex]] = [
          chars[secondIndex] ?? '',
          chars[firstIndex] ?? '',
        ]
        expect(parseCertificateNumber(swappedChars.join('')).is).toBe('wrongChar')
      }
  })

  test('accepts any spacing and case', () => {
    const number = formatCertificateNumber([1, 0, 7, 1, 0, 12, 30, 1, 0])
    const chars = number.slice(4)
    for (const input of [
      number.toLowerCase(),
      chars,
      ` uns ${chars.slice(0, 5)} ${chars.slice(5)} `,
      `UNS–${chars.slice(0, 3)}-${chars.slice(3)}`,
      `uns${chars.replaceAll('0', 'o').replaceAll('1', 'l')}`,
      chars.replaceAll('0', 'O').replaceAll('1', 'I'),
    ])
      expect(parseCertificateNumber(input), input).toEqual({ is: 'number', number })
  })

  test.each(['', 'UNS-', 'UNS-123', 'hello', `${'A'.repeat(11)}`, '१२३४५', '\0'])(
    'rejects %j',
    (input) => expect(parseCertificateNumber(input).is).toBe('noNumber'),
  )

  test('reports a character that no number contains as wrong', () =>
    expect(parseCertificateNumber('UNS-UUUUUUUUUU').is).toBe('wrongChar'))
})

describe('a name on certificates', () => {
  test.each([
    'Meenakshi Sundaram',
    'கு. மீனாட்சி',
    'डॉ. लक्ष्मी',
    'محترمہ عائشہ',
    "D’Souza-O'Brien, M.Ed. (Maths)",
    'ക്‍ഷ',
  ])('accepts %s', (name) => expect(findNameError(normalizeName(name))).toBeNull())

  test('collapses spaces and composes accents', () =>
    expect(normalizeName('  Asha \u00a0 Ku\u0301ma\tr ')).toBe('Asha Kúma r'))

  test.each([
    'Asha\u202Egnp',
    'A\u0007sha',
    'Asha\u2066',
    'A\u00ADsha',
    'Asha\uE000',
    '\uFEFFAsha',
  ])('rejects invisible characters: %j', (name) =>
    expect(findNameError(name)).toBe('nameCharacters'),
  )

  test.each(['', '...', '12'])('rejects %j', (name) =>
    expect(findNameError(name)).toBe('certificateNameRequired'),
  )

  test('has at most sixty characters, counted as graphemes', () => {
    expect(findNameError('கு'.repeat(60))).toBeNull()
    expect(findNameError('கு'.repeat(61))).toBe('certificateNameTooLong')
  })
})

describe('the school year', () => {
  test.each([
    ['2026-03-31', 2025],
    ['2026-04-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
    ['2027-03-31', 2026],
  ])('%s is in the year that starts in %s', (day, first) =>
    expect(getSchoolYear(day).first).toBe(first),
  )

  test('has twelve months from April to March', () => {
    const months = listMonths(getSchoolYear('2026-11-22'))
    expect(months).toHaveLength(12)
    expect([months[0], months[8], months[9], months[11]]).toEqual([
      '2026-04',
      '2026-12',
      '2027-01',
      '2027-03',
    ])
  })

  test('sums the hours of its days, ours and elsewhere, by month and theme', () => {
    const year = getSchoolYear('2026-11-22')
    const lesson = (day: string, minutes: number, theme: string | null = null) => ({
      day,
      minutes,
      theme,
    })
    const minutes = summarizeMinutes(
      year,
      [
        lesson('2026-03-31', 60),
        lesson('2026-04-01', 90, 'social-impact'),
        lesson('2027-03-31', 30),
      ],
      [lesson('2026-04-30', 120, 'gone'), lesson('2027-04-01', 60)],
      [
        newEntry('theme', 'social-impact', 'Social impact', true),
        newEntry('theme', 'old', 'Old', true),
        newEntry('theme', 'new', 'New', false),
      ],
    )
    expect([minutes.ours, minutes.own]).toEqual([120, 120])
    expect(minutes.months[0]).toEqual({ month: '2026-04', ours: 90, own: 120 })
    expect(minutes.themes).toEqual([
      { theme: 'social-impact', label: 'Social impact', ours: 90, own: 0 },
      { theme: 'new', label: 'New', ours: 0, own: 0 },
      { theme: null, label: null, ours: 30, own: 120 },
    ])
    const { names: hindiNames } = runInLanguage('hi', toolkitText)
    const hindi = runInLanguage('hi', () =>
      summarizeMinutes(year, [], [], [newEntry('theme', 'social-impact', 'Social impact')]),
    )
    expect(hindi.themes[0]?.label).toBe(hindiNames['social-impact'])
    const sum = minutes.themes.reduce((total, { ours, own }) => total + ours + own, 0)
    expect(sum).toBe(240)
    expect(isInSchoolYear(year, '2027-03-31')).toBe(true)
  })
})

test('bytes are encoded in standard base 58', () => {
  expect(encodeMultibase(Buffer.from('Hello World!'))).toBe('z2NEpo7TZRRrLZSi2U')
  expect(encodeMultibase(Buffer.from('0000287fb4cd', 'hex'))).toBe('z11233QC4')
})
