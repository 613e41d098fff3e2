import { type StateCode, statesText } from '@/i18n/states'

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
