/** A whole number of paise. Nothing in billing calculates with fractions of a rupee. */
export type Paise = number & { readonly unit: 'paise' }

export const ZERO_PAISE = 0 as Paise

/** Below the largest exact integer of JavaScript, and far above any invoice: 10,000 crore rupees. */
export const MAX_PAISE = 10_000_000_000_000

export function toPaise(amount: number): Paise {
  if (!Number.isInteger(amount) || Math.abs(amount) > MAX_PAISE)
    throw new RangeError('not a whole number of paise')
  return amount as Paise
}

export const addPaise = (...amounts: Paise[]): Paise =>
  toPaise(amounts.reduce<number>((sum, amount) => sum + amount, 0))

export const subtractPaise = (amount: Paise, ...others: Paise[]): Paise =>
  toPaise(amount - addPaise(...others))

export const negatePaise = (amount: Paise): Paise => toPaise(amount === 0 ? 0 : -amount)

/**
 * The only rounding in billing: to the nearest paisa, a half away from zero. So a credit note rounds exactly
 * like its invoice. BigInt, because the product exceeds the exact integers.
 */
export function multiplyPaise(amount: Paise, numerator: number, denominator: number): Paise {
  const product = 2n * BigInt(Math.abs(amount)) * BigInt(numerator) + BigInt(denominator)
  const rounded = Number(product / (2n * BigInt(denominator)))
  return amount < 0 ? negatePaise(toPaise(rounded)) : toPaise(rounded)
}

const RUPEES_PATTERN = /^(\d{1,11})(?:\.(\d{1,2}))?$/

/** `1,25,000.50` as typed; null if it is not an amount. */
export function parseRupees(text: string): Paise | null {
  const [, rupees, fraction = ''] =
    RUPEES_PATTERN.exec(text.slice(0, 40).replace(/[₹,\s]/g, '')) ?? []
  return rupees === undefined
    ? null
    : toPaise(Number(rupees) * 100 + Number(fraction.padEnd(2, '0')))
}

/** `125000.50`, for UPI links and spreadsheets. */
export function formatPlainRupees(amount: Paise): string {
  const absolute = Math.abs(amount)
  const fraction = String(absolute % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${fraction}`
}

/** `₹1,25,000.50`, with digits grouped in lakh and crore. */
export function formatRupees(amount: Paise): string {
  const plain = formatPlainRupees(amount)
  const isNegative = plain.startsWith('-')
  const [rupees = '', fraction] = (isNegative ? plain.slice(1) : plain).split('.')
  return `${isNegative ? '-' : ''}₹${groupDigits(rupees)}.${fraction}`
}

/** The last three digits, then pairs. */
function groupDigits(digits: string) {
  const groups = [digits.slice(-3)]
  for (let end = digits.length - 3; end > 0; end -= 2)
    groups.unshift(digits.slice(Math.max(0, end - 2), end))
  return groups.join(',')
}
