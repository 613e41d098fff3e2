import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '@/base/errors'
import {
  billingSettingsForm,
  creditForm,
  paymentForm,
  priceForm,
  quotationForm,
} from '@/lib/billing/schema'
import { validate } from '@/lib/http/json'
import { toErrorBody } from '@/lib/http/result'
import { newSettingsForm, OFFICE_GSTIN } from '../support/billing'

const PRICE = {
  ...{ plan: 'School', seatsFrom: '1', seatsTo: '50', months: '12', amount: '10,000' },
  ...{ validFrom: '2026-04-01', isPublic: 'no' },
}
const PAYMENT = {
  ...{ mode: 'neft', paidOn: '2026-04-01', reference: 'UTR1', amount: '1', tds: '' },
}
const QUOTATION = {
  ...{ priceId: '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11', seats: '20', gstin: '', state: '33' },
}
const FORMS = [
  ['settings', billingSettingsForm, newSettingsForm()],
  ['price', priceForm, PRICE],
  ['payment', paymentForm, PAYMENT],
  ['quotation', quotationForm, QUOTATION],
  ['credit', creditForm, { amount: '', reason: 'Fewer seats' }],
] as const

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', '-1', '1e9', '99999999999', '0', 'NaN', ' ', '__proto__'),
  fc.anything(),
)

test.each(FORMS)(
  '%s: any input is stored without harm or rejected with a sentence',
  (_, form, valid) => {
    validate(form, valid)
    const names = fc.constantFrom(...Object.keys(valid))
    fc.assert(
      fc.property(names, oddText, (name, value) => {
        try {
          const output = JSON.stringify(validate(form, { ...valid, [name]: value }))
          expect(output).not.toContain('\\u0000')
          expect(output.isWellFormed() && !/\\ud[89a-f]/i.test(output)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
          expect(toErrorBody(error as AppError).msg).toMatch(/^[A-Z].{4,}$/)
        }
      }),
      { numRuns: 500 },
    )
  },
)

const findErrors = (overrides: Record<string, string>) => {
  const result = billingSettingsForm.safeParse(newSettingsForm(overrides))
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'))
}

test('the settings agree with one another', () => {
  expect(findErrors({})).toEqual([])
  expect(findErrors({ sac: '' })).toEqual(['sac'])
  expect(findErrors({ sac: '', gstin: '' })).toEqual([])
  expect(findErrors({ sellerState: '29' })).toEqual(['sellerState'])
  expect(findErrors({ receiptPrefix: 'inv' })).toEqual(['creditNotePrefix'])
  expect(findErrors({ gstin: `${OFFICE_GSTIN.slice(0, -1)}9` })).toEqual(['gstin'])
})

test.each([
  ['', '29', []],
  [OFFICE_GSTIN, '', []],
  [OFFICE_GSTIN, '33', []],
  [OFFICE_GSTIN, '29', ['state']],
])('a quotation with the GSTIN “%s” and state “%s” is refused at %j', (gstin, state, paths) => {
  const result = quotationForm.safeParse({ ...QUOTATION, gstin, state })
  expect(result.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(paths)
})

test('amounts too large for sums are rejected', () => {
  expect(paymentForm.safeParse({ ...PAYMENT, amount: '10,00,00,00,000' }).success).toBe(true)
  expect(paymentForm.safeParse({ ...PAYMENT, amount: '10,00,00,00,001' }).success).toBe(false)
})
