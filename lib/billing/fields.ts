import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import type { FieldErrorCode } from '@/base/error-codes'
import { fieldError, optionalText } from '@/base/text'
import { type StateCode, statesText } from '@/i18n/states'
import { MAX_PAISE, type Paise, parseRupees } from './money'

const GSTIN_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State code, PAN, registration count, Z by default, check character. */
const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/

export const normalizeGstin = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** Detects a wrong character and most swapped ones. Whether it is registered only the portal knows. */
export const isGstin = (text: string): boolean =>
  GSTIN_PATTERN.test(text) &&
  isStateCode(text.slice(0, 2)) &&
  text.at(-1) === computeCheckCharacter(text.slice(0, -1))

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(statesText(), code)

export function getStateOfGstin(gstin: string): StateCode {
  const code = gstin.slice(0, 2)
  if (!isStateCode(code)) throw new Error('a GSTIN begins with a state code')
  return code
}

/** Base 36, with the weights 1 and 2 in turn; a product counts as the sum of its two digits. */
export function computeCheckCharacter(characters: string): string {
  const size = GSTIN_ALPHABET.length
  const sum = [...characters].reduce((total, character, index) => {
    const product = GSTIN_ALPHABET.indexOf(character) * ((index % 2) + 1)
    return total + Math.floor(product / size) + (product % size)
  }, 0)
  return GSTIN_ALPHABET[(size - (sum % size)) % size] ?? ''
}

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
