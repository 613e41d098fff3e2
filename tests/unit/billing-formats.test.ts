// @module-tag machine
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDocumentNumber,
  getFinancialYear,
  isNumberPrefix,
  MAX_NUMBER_LENGTH,
} from '@/lib/billing/document/number'
import {
  computeCheckCharacter,
  getStateOfGstin,
  isGstin,
  normalizeGstin,
} from '@/lib/billing/fields'
import { toPaise } from '@/lib/billing/money'
import { buildUpiLink, isUpiId } from '@/lib/billing/payment/upi'
import { formatRate } from '@/lib/billing/tax'

const VALID_GSTIN = '27AAPFU0939F1ZV'

test('accepts a GSTIN with the right check character, however it is typed', () => {
  expect(isGstin(VALID_GSTIN)).toBe(true)
  expect(isGstin(normalizeGstin(' 27aapfu 0939f1zv '))).toBe(true)
  expect(getStateOfGstin(VALID_GSTIN)).toBe('27')
})

test('rejects a GSTIN with any one character wrong', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  for (const [index, original] of [...VALID_GSTIN].entries())
    for (const character of alphabet) {
      if (character === original) continue
      const changed = `${VALID_GSTIN.slice(0, index)}${character}${VALID_GSTIN.slice(index + 1)}`
      expect(isGstin(changed), changed).toBe(false)
    }
})

test('rejects a state that does not exist, even with a right check character', () => {
  const characters = '99AAPFU0939F1Z'
  expect(isGstin(`${characters}${computeCheckCharacter(characters)}`)).toBe(false)
})

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2027-03-31', '26-27'],
  ['2099-04-01', '99-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(getFinancialYear(day)).toBe(year)
})

test('document numbers have at most 16 allowed characters and never repeat', () => {
  const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{0,3}$/)
  const counts = fc.integer({ min: 1, max: 99_999 })
  fc.assert(
    fc.property(prefixes, counts, counts, (prefix, first, second) => {
      expect(isNumberPrefix(prefix)).toBe(true)
      const number = formatDocumentNumber(prefix, '26-27', first)
      expect(number).toMatch(/^[A-Z0-9/-]+$/)
      expect(number.length).toBeLessThanOrEqual(MAX_NUMBER_LENGTH)
      expect(number === formatDocumentNumber(prefix, '26-27', second)).toBe(first === second)
    }),
  )
  expect(formatDocumentNumber('INV', '26-27', 7)).toBe('INV/26-27/0007')
  expect(() => formatDocumentNumber('LONG', '26-27', 100_000)).toThrow(RangeError)
})

test.each(['', 'inv', '1NV', 'TOOLONG', 'A/B'])('“%s” is not a prefix', (prefix) => {
  expect(isNumberPrefix(prefix)).toBe(false)
})

test('builds a UPI link that every app reads', () => {
  const link = buildUpiLink({
    upiId: 'uns@examplebank',
    payee: 'UNS & Friends',
    amount: toPaise(1_250_050),
    reference: 'Q/26-27/0001',
  })
  expect(link).toBe(
    'upi://pay?pa=uns@examplebank&pn=UNS%20%26%20Friends&am=12500.50&cu=INR&tr=Q26270001',
  )
})

test.each([
  ['uns@examplebank', true],
  ['first.last-1@ybl', true],
  ['uns', false],
  ['uns@', false],
  ['uns@example.com', false],
  ['a b@bank', false],
])('“%s” as a UPI id: %s', (text, isValid) => {
  expect(isUpiId(text)).toBe(isValid)
})

test('shows rates without trailing zeros', () => {
  expect([1800, 900, 250, 25].map(formatRate)).toEqual(['18%', '9%', '2.5%', '0.25%'])
})
