import 'server-only'

/** Several numbers or addresses may be typed, with commas between them. */

type ContactLink = { text: string; href: string | null }

const DIGITS = { min: 5, max: 15 }

/** `href` is null where a phone could not call it. */
export const toPhoneNumbers = (text: string): ContactLink[] =>
  splitValues(text).map((number) => {
    const digits = number.replace(/\D/g, '')
    const isNumber =
      /^[+\d][\d ()-]*$/.test(number) && digits.length >= DIGITS.min && digits.length <= DIGITS.max
    return {
      text: number,
      href: isNumber ? `tel:${number.startsWith('+') ? '+' : ''}${digits}` : null,
    }
  })

export const toEmailAddresses = (text: string): ContactLink[] =>
  splitValues(text).map((address) => {
    const isAddress = /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}$/i.test(address)
    return { text: address, href: isAddress ? `mailto:${address}` : null }
  })

const splitValues = (text: string) => text.split(/[,;/\n]/).flatMap((value) => value.trim() || [])
