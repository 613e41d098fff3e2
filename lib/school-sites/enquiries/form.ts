import 'server-only'
import type * as z from 'zod/mini'
import { emailAddress, requiredName, stripPhoneNumber, typedText } from '@/base/text'
import { schoolSiteEnquiryText } from '@/i18n/school-site-enquiry'

const ENQUIRY_FIELDS = ['name', 'phone', 'email', 'class', 'year', 'message'] as const
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]
export type EnquiryValues = Record<EnquiryField, string>

export type Enquiry = {
  name: string
  phone: string | null
  email: string | null
  className: string
  schoolYear: string
  message: string | null
}

type Choices = { classes: string[]; years: string[] }

type ReadEnquiry =
  | { enquiry: Enquiry; errors?: undefined }
  | { errors: Partial<Record<EnquiryField, string>> }

/** As typed, with the line breaks of a text area as one character. */
export const readEnquiryValues = (fields: URLSearchParams): EnquiryValues =>
  Object.fromEntries(
    ENQUIRY_FIELDS.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]),
  ) as EnquiryValues

/** A sentence for each wrong field, in the order of the form, or the enquiry. */
export function readEnquiry(values: EnquiryValues, { classes, years }: Choices): ReadEnquiry {
  const { errors: text } = schoolSiteEnquiryText()
  const phone = toIndianNumber(values.phone)
  const [email, message] = [values.email.trim(), values.message.trim()]
  const faults: [EnquiryField, string | false][] = [
    ['name', !isValid(nameField, values.name) && text.name],
    ['phone', (phone === null && text.phone) || (!phone && !email && text.ways)],
    ['email', email !== '' && !isValid(emailField, email) && text.email],
    ['class', !classes.includes(values.class) && text.class],
    ['year', !years.includes(values.year) && text.year],
    ['message', !isValid(messageField, message) && text.message],
  ]
  const errors = Object.fromEntries(faults.filter(([, fault]) => fault))
  if (Object.keys(errors).length > 0) return { errors }
  const enquiry = {
    ...{ name: nameField.parse(values.name), phone: phone || null, email: email || null },
    ...{ className: values.class, schoolYear: values.year, message: message || null },
  }
  return { enquiry }
}

const nameField = requiredName('senderRequired', 120)
const emailField = emailAddress('senderEmailRequired', 'senderEmailInvalid')
const messageField = typedText(2_000)

const isValid = (field: z.ZodMiniType, value: string) => field.safeParse(value).success

/** Ten digits, empty where nothing was typed, null for what no phone in India has. */
export function toIndianNumber(text: string): string | null {
  const digits = stripPhoneNumber(text.replace(/\p{Nd}/gu, toLatinDigit))
  return digits === '' || /^[1-9]\d{9}$/.test(digits) ? digits : null
}

/** In each script, the digits follow each other from zero to nine. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const value = Array.from({ length: 9 }, (_, index) => code - index - 1).findIndex(
    (before) => !/\p{Nd}/u.test(String.fromCodePoint(before)),
  )
  return `${value === -1 ? 9 : value}`
}
