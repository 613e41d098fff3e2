import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import type { FieldErrorCode } from '@/base/error-codes'
import { fieldError, optionalText } from '@/base/text'
import { isGstin, isStateCode, normalizeGstin } from './gstin'
import { MAX_PAISE, type Paise, parseRupees } from './money'

/** Fields that several forms of billing share. Forms send text. */

export const textOr = (...checks: z.core.$ZodCheck<string>[]) =>
  z.string({ error: fieldError('textRequired') }).check(z.trim(), ...checks)

/** May be empty. */
export const freeText = (maxLength: number) =>
  z.pipe(
    optionalText(maxLength),
    z.transform((text: string | null) => text ?? ''),
  )

export const isEmptyOr = (isValid: (text: string) => boolean, code: FieldErrorCode) =>
  z.refine<string>((text) => text === '' || isValid(text), fieldError(code))

export const wholeNumberField = (code: FieldErrorCode, min: number, max: number) =>
  z.pipe(
    textOr(z.regex(/^\d{1,6}$/, fieldError(code))),
    z.pipe(
      z.transform(Number),
      z.int().check(z.minimum(min, fieldError(code)), z.maximum(max, fieldError(code))),
    ),
  )

/** Leaves room for tax and sums below the largest amount. */
const MAX_TYPED_PAISE = MAX_PAISE / 10

const isAmount = (text: string) => (parseRupees(text) ?? MAX_PAISE) <= MAX_TYPED_PAISE
const isPositiveAmount = (text: string) => isAmount(text) && parseRupees(text) !== 0
const toAmount = z.transform((text: string) => (parseRupees(text) ?? 0) as Paise)

export const amountField = z.pipe(
  textOr(z.refine<string>(isPositiveAmount, fieldError('amountInvalid'))),
  toAmount,
)

/** Empty is zero. */
export const optionalAmountField = z.pipe(textOr(isEmptyOr(isAmount, 'amountInvalid')), toAmount)

export const dayField = textOr(z.refine<string>(isDay, fieldError('dayInvalid')))

export const gstinField = textOr(z.overwrite(normalizeGstin), isEmptyOr(isGstin, 'gstinInvalid'))

export const stateField = textOr(isEmptyOr(isStateCode, 'stateRequired'))
