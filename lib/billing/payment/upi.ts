import { formatPlainRupees, type Paise } from '../money'

type UpiPayment = { upiId: string; payee: string; amount: Paise; reference: string }

const UPI_ID_PATTERN = /^[a-zA-Z0-9._-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,63}$/

export const isUpiId = (text: string) => UPI_ID_PATTERN.test(text)

/** UPI allows 35 characters, letters and digits, in a transaction reference. */
const MAX_REFERENCE_LENGTH = 35
/** A longer name makes a code too dense to scan at the size on our documents. */
const MAX_PAYEE_LENGTH = 60

/** Opens a UPI app with everything filled in. Spaces are `%20`, because some apps show a plus sign. */
export function buildUpiLink({ upiId, payee, amount, reference }: UpiPayment): string {
  const parameters = {
    pa: upiId,
    pn: [...payee].slice(0, MAX_PAYEE_LENGTH).join('').trim(),
    am: formatPlainRupees(amount),
    cu: 'INR',
    tr: reference.replace(/[^A-Za-z0-9]/g, '').slice(0, MAX_REFERENCE_LENGTH),
  }
  const query = Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeParameter(value)}`)
    .join('&')
  return `upi://pay?${query}`
}

/** The at sign of a UPI id stays readable; apps accept it. */
const encodeParameter = (value: string) => encodeURIComponent(value).replaceAll('%40', '@')
