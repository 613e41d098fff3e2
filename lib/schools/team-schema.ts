import 'server-only'
import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { fieldError, optionalText, requiredName, requiredText } from '@/base/text'
import { MAX_SEATS } from './policy'
import { schoolForm } from './schema'

const numberField = (code: 'monthsInvalid' | 'seatsInvalid', min: number, max: number) =>
  z.pipe(
    z.string({ error: code }).check(z.trim(), z.regex(/^\d{1,4}$/, code)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min, code), z.maximum(max, code))),
  )

const isEmptyOrDay = (text: string) => text === '' || isDay(text)

const termFields = {
  /** Empty: today, or the day after the last term. */
  firstDay: z
    .string({ error: 'dayUnknown' })
    .check(z.trim(), z.refine(isEmptyOrDay, fieldError('dayUnknown'))),
  months: numberField('monthsInvalid', 1, 60),
  seats: numberField('seatsInvalid', 1, MAX_SEATS),
  paymentNote: z
    .string({ error: fieldError('textRequired') })
    .check(z.trim(), z.maxLength(500, fieldError('tooLong:500'))),
}

export const termForm = z.object(termFields)
export const rejectionForm = z.object({ reason: requiredText('reasonRequired', 2000) })
export const questionForm = z.object({ question: requiredText('questionRequired', 2000) })
export const seatCountForm = z.object({ seats: termFields.seats })
export const moveForm = z.object({ school: requiredText('schoolRequired', 60) })
export const mergeForm = z.object({
  into: requiredText('schoolRequired', 60),
  name: requiredName('nameRequired', 300),
})

const { declaration: _, ...fieldsWithoutDeclaration } = schoolForm.shape
export const schoolDetailsForm = z.extend(z.object(fieldsWithoutDeclaration), {
  district: optionalText(100),
  /** Each field's value when the form was opened, to detect conflicts. */
  was: z.optional(z.record(z.string(), z.string())),
})

/** The fields of the subscription form with a term, typed by the office from paper. */
export const paperForm = z.extend(z.object(fieldsWithoutDeclaration), {
  ...termFields,
  /** The declaration on the paper form is signed. */
  signed: z.literal('yes', fieldError('declarationRequired')),
  /** Ids of the possible duplicates that were shown. */
  otherSchools: z.string({ error: fieldError('textRequired') }).check(z.maxLength(1_000)),
})

export type PaperFormInput = Omit<
  z.output<typeof paperForm>,
  keyof typeof termFields | 'signed' | 'otherSchools'
>
export type TermFormInput = z.output<typeof termForm>
export type SchoolDetailsInput = z.output<typeof schoolDetailsForm>

export const toNewTermInput = ({ firstDay, months, seats, paymentNote }: TermFormInput) => ({
  firstDay: firstDay || undefined,
  months,
  seats,
  paymentNote: paymentNote || undefined,
})
