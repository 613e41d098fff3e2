import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StateCode } from '@/i18n/states'
import { splitCredit, subtractCredits } from '@/lib/billing/document/credit'
import { spellAmount } from '@/lib/billing/document/text'
import {
  formatPlainRupees,
  formatRupees,
  MAX_PAISE,
  multiplyPaise,
  negatePaise,
  parseRupees,
  toPaise,
} from '@/lib/billing/money'
import { addAmounts, computeAmounts, negateAmounts } from '@/lib/billing/tax'

const amounts = fc.integer({ min: 0, max: MAX_PAISE / 10 }).map(toPaise)
const rates = fc.integer({ min: 0, max: 2800 })
const stateCodes = fc.constantFrom<StateCode>('33', '29', '07', '27')
const taxTerms = fc.record({
  rateBasisPoints: rates,
  supplierState: stateCodes,
  placeOfSupply: stateCodes,
})

test('the lines of every document add up to its total', () => {
  fc.assert(
    fc.property(amounts, fc.option(taxTerms), (taxable, tax) => {
      const { cgst, sgst, igst, total } = computeAmounts(taxable, tax)
      expect(taxable + cgst + sgst + igst).toBe(total)
    }),
    { numRuns: 2_000 },
  )
})

test('an invoice and its credit note are zero together, line by line', () => {
  fc.assert(
    fc.property(amounts, fc.option(taxTerms), (taxable, tax) => {
      const invoice = computeAmounts(taxable, tax)
      const sum = addAmounts(invoice, negateAmounts(invoice))
      expect(Object.values(sum)).toEqual([0, 0, 0, 0, 0])
    }),
    { numRuns: 2_000 },
  )
})

test('part by part, credit notes bring an invoice to zero, line by line', () => {
  const shares = fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.option(taxTerms), shares, (taxable, tax, parts) => {
      const invoice = computeAmounts(taxable, tax)
      const credits = parts.reduce<ReturnType<typeof splitCredit>[]>((notes, share) => {
        const left = subtractCredits(invoice, notes)
        const total = toPaise(Math.floor(left.total * share))
        if (total > 0) notes.push(splitCredit(left, total))
        return notes
      }, [])
      for (const note of credits)
        expect(note.taxable + note.cgst + note.sgst + note.igst).toBe(note.total)
      const left = subtractCredits(invoice, credits)
      const sum = subtractCredits(invoice, [...credits, splitCredit(left, left.total)])
      expect(Object.values(sum)).toEqual([0, 0, 0, 0, 0])
    }),
    { numRuns: 1_000 },
  )
})

test('a sale is taxed in the state or between states, never both', () => {
  fc.assert(
    fc.property(amounts, taxTerms, (taxable, tax) => {
      const { cgst, sgst, igst } = computeAmounts(taxable, tax)
      expect(cgst).toBe(sgst)
      if (tax.supplierState === tax.placeOfSupply) expect(igst).toBe(0)
      else expect(cgst).toBe(0)
    }),
  )
})

test('rounds to the nearest paisa, a half away from zero, alike for both signs', () => {
  expect(multiplyPaise(toPaise(25), 1, 10)).toBe(3)
  expect(multiplyPaise(toPaise(24), 1, 10)).toBe(2)
  expect(multiplyPaise(toPaise(-25), 1, 10)).toBe(-3)
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const product = multiplyPaise(amount, rate, 10_000)
      expect(Math.abs(product * 10_000 - amount * rate) * 2).toBeLessThanOrEqual(10_000 * 1.01)
      expect(multiplyPaise(negatePaise(amount), rate, 10_000)).toBe(negatePaise(product))
    }),
  )
})

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseRupees(formatRupees(amount))).toBe(amount)
      expect(parseRupees(formatPlainRupees(amount))).toBe(amount)
    }),
  )
})

test.each([
  [0, '₹0.00'],
  [99_999, '₹999.99'],
  [100_000, '₹1,000.00'],
  [12_345_678_950, '₹12,34,56,789.50'],
  [-100_050, '-₹1,000.50'],
])('%i paise are shown as %s', (amount, text) => {
  expect(formatRupees(toPaise(amount))).toBe(text)
})

test.each(['', '-1', '1.234', '1e3', 'ten', '0x10', '.5', '1.', '123456789012'])(
  '“%s” is not an amount',
  (text) => {
    expect(parseRupees(text)).toBeNull()
  },
)

test('rejects fractions and unsafe numbers', () => {
  for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_PAISE + 1])
    expect(() => toPaise(amount)).toThrow(RangeError)
})

describe('amounts in words', () => {
  test.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees Zero and One Paisa Only'],
    [10, 'Rupees Zero and Ten Paise Only'],
    [99, 'Rupees Zero and Ninety-Nine Paise Only'],
    [100, 'Rupees One Only'],
    [101, 'Rupees One and One Paisa Only'],
    [1_000, 'Rupees Ten Only'],
    [1_100, 'Rupees Eleven Only'],
    [1_900, 'Rupees Nineteen Only'],
    [2_000, 'Rupees Twenty Only'],
    [2_100, 'Rupees Twenty-One Only'],
    [4_000, 'Rupees Forty Only'],
    [9_900, 'Rupees Ninety-Nine Only'],
    [10_000, 'Rupees One Hundred Only'],
    [10_100, 'Rupees One Hundred One Only'],
    [11_000, 'Rupees One Hundred Ten Only'],
    [99_900, 'Rupees Nine Hundred Ninety-Nine Only'],
    [100_000, 'Rupees One Thousand Only'],
    [100_100, 'Rupees One Thousand One Only'],
    [999_900, 'Rupees Nine Thousand Nine Hundred Ninety-Nine Only'],
    [1_000_000, 'Rupees Ten Thousand Only'],
    [9_999_999, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only'],
    [10_000_000, 'Rupees One Lakh Only'],
    [10_000_100, 'Rupees One Lakh One Only'],
    [12_500_050, 'Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only'],
    [999_999_900, 'Rupees Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
    [1_000_000_000, 'Rupees One Crore Only'],
    [1_010_101_000, 'Rupees One Crore One Lakh One Thousand Ten Only'],
    [100_000_000_000, 'Rupees One Hundred Crore Only'],
    [MAX_PAISE, 'Rupees Ten Thousand Crore Only'],
    [-12_300, 'Minus Rupees One Hundred Twenty-Three Only'],
  ])('%i paise', (amount, words) => {
    expect(spellAmount(toPaise(amount))).toBe(words)
  })
})
