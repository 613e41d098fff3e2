/** Rule 46 allows 16 characters: letters, digits, hyphen and slash, unique in a financial year. */
export const MAX_NUMBER_LENGTH = 16
const MIN_DIGITS = 4

const PREFIX_PATTERN = /^[A-Z][A-Z0-9]{0,3}$/

export const isNumberPrefix = (text: string) => PREFIX_PATTERN.test(text)

/** `26-27` for days from 1 April 2026 to 31 March 2027. */
export function getFinancialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const firstYear = month >= 4 ? year : year - 1
  return `${twoDigits(firstYear)}-${twoDigits(firstYear + 1)}`
}

/** `INV/26-27/0001`. */
export function formatDocumentNumber(prefix: string, financialYear: string, count: number): string {
  const number = `${prefix}/${financialYear}/${String(count).padStart(MIN_DIGITS, '0')}`
  if (number.length > MAX_NUMBER_LENGTH) throw new RangeError(`${number} is too long`)
  return number
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
