import * as z from 'zod/mini'
import { fieldError, requiredName, requiredText } from '@/base/text'
import { isNumberPrefix } from './document/number'
import {
  amountField,
  dayField,
  freeText,
  getStateOfGstin,
  gstinField,
  isEmptyOr,
  isGstin,
  isStateCode,
  optionalAmountField,
  stateField,
  textOr,
  wholeNumberField,
} from './fields'
import { MANUAL_PAYMENT_MODES } from './kinds'
import { isUpiId } from './payment/upi'

const uuidText = textOr(z.regex(/^[0-9a-f-]{36}$/, fieldError('planRequired')))
const yesOrNo = z.enum(['yes', 'no'], fieldError('valueInvalid'))

export const priceForm = z
  .object({
    plan: requiredText('planRequired', 80),
    seatsFrom: wholeNumberField('seatsInvalid', 1, 500),
    seatsTo: wholeNumberField('seatsInvalid', 1, 500),
    months: wholeNumberField('monthsInvalid', 1, 60),
    amount: amountField,
    validFrom: dayField,
    isPublic: yesOrNo,
  })
  .check(
    z.refine(({ seatsFrom, seatsTo }) => seatsFrom <= seatsTo, {
      error: fieldError('seatsInvalid'),
      path: ['seatsTo'],
    }),
  )

/** The state may be left out where the GSTIN names it. */
export const quotationForm = z
  .object({
    priceId: uuidText,
    seats: wholeNumberField('seatsInvalid', 1, 500),
    gstin: gstinField,
    state: stateField,
  })
  .check(
    z.refine(({ gstin, state }) => !isGstin(gstin) || !state || getStateOfGstin(gstin) === state, {
      error: fieldError('stateDiffers'),
      path: ['state'],
    }),
  )

export const moreSeatsForm = z.object({ seats: wholeNumberField('seatsInvalid', 1, 500) })

export const paymentForm = z.object({
  mode: z.enum(MANUAL_PAYMENT_MODES, fieldError('paymentModeRequired')),
  paidOn: dayField,
  reference: requiredText('referenceRequired', 60),
  amount: amountField,
  tds: optionalAmountField,
})

export const paymentRejectionForm = z.object({ reason: requiredText('reasonRequired', 500) })

export const onlinePaymentAssignmentForm = z.object({ number: requiredText('textNeeded', 16) })

/** Of the term that a payment opened; left out if there is none. */
const termChoice = z._default(z.enum(['keep', 'end'], fieldError('valueInvalid')), 'keep')

export const reversalForm = z.object({
  reason: requiredText('reasonRequired', 500),
  term: termChoice,
})

/** An empty amount credits all that is left. */
export const creditForm = z.object({
  amount: optionalAmountField,
  reason: requiredText('reasonRequired', 500),
  term: termChoice,
})

const prefixField = textOr(
  z.overwrite((text) => text.toUpperCase()),
  z.refine<string>(isNumberPrefix, fieldError('prefixInvalid')),
)

export const billingSettingsForm = z
  .object({
    sellerName: requiredName('textNeeded', 200),
    sellerAddress: requiredText('textNeeded', 500),
    sellerState: textOr(z.refine<string>(isStateCode, fieldError('stateRequired'))),
    gstin: gstinField,
    pan: textOr(isEmptyOr((text) => /^[A-Z]{5}\d{4}[A-Z]$/.test(text), 'panInvalid')),
    sac: textOr(isEmptyOr((text) => /^\d{4,8}$/.test(text), 'sacInvalid')),
    /** In hundredths of a percent, typed as percent. */
    taxRate: z.pipe(
      textOr(z.regex(/^\d{1,2}(\.\d{1,2})?$/, fieldError('taxRateInvalid'))),
      z.transform((text: string) => Math.round(Number(text) * 100)),
    ),
    reverseCharge: yesOrNo,
    bankName: freeText(120),
    bankAccountName: freeText(120),
    bankAccount: textOr(isEmptyOr((text) => /^\d{6,18}$/.test(text), 'bankAccountInvalid')),
    ifsc: textOr(isEmptyOr((text) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text), 'ifscInvalid')),
    upiId: textOr(isEmptyOr(isUpiId, 'upiIdInvalid')),
    signatory: requiredName('textNeeded', 120),
    signatoryTitle: freeText(120),
    quotationPrefix: prefixField,
    invoicePrefix: prefixField,
    receiptPrefix: prefixField,
    creditNotePrefix: prefixField,
    validityDays: wholeNumberField('daysInvalid', 1, 365),
    /** Percent of the total that must be paid before the term opens. */
    openingShare: wholeNumberField('percentInvalid', 1, 100),
    terms: freeText(600),
    /** The version that the form was opened with. */
    version: wholeNumberField('valueInvalid', 0, 999_999),
  })
  .check(
    z.refine(({ gstin, sac }) => gstin === '' || sac !== '', {
      error: fieldError('sacInvalid'),
      path: ['sac'],
    }),
    z.refine(
      ({ gstin, sellerState }) => !isGstin(gstin) || getStateOfGstin(gstin) === sellerState,
      {
        error: fieldError('stateDiffers'),
        path: ['sellerState'],
      },
    ),
    z.refine((form) => new Set(listPrefixes(form)).size === 4, {
      error: fieldError('prefixRepeated'),
      path: ['creditNotePrefix'],
    }),
  )

type PrefixFields = {
  quotationPrefix: string
  invoicePrefix: string
  receiptPrefix: string
  creditNotePrefix: string
}

const listPrefixes = (form: PrefixFields) => [
  form.quotationPrefix,
  form.invoicePrefix,
  form.receiptPrefix,
  form.creditNotePrefix,
]

export type PriceInput = z.output<typeof priceForm>
export type QuotationInput = z.output<typeof quotationForm>
export type PaymentInput = z.output<typeof paymentForm>
export type ReversalInput = z.output<typeof reversalForm>
export type CreditInput = z.output<typeof creditForm>
export type BillingSettingsInput = z.output<typeof billingSettingsForm>
