import 'server-only'
import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { requiredName, requiredText, saying } from '@/base/text'
import { MOST_SEATS } from './policy'
import { institution } from './schema'

/** What the team's forms send. Numbers come as text, as fields have them. */

const number = (code: 'monthsOdd' | 'seatsOdd', least: number, most: number) =>
  z.pipe(
    z.string({ error: code }).check(z.trim(), z.regex(/^\d{1,4}$/, code)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least, code), z.maximum(most, code))),
  )

const noneOrDay = (text: string) => text === '' || isDay(text)

const termShape = {
  /** Empty: today, or the day after the last term. */
  firstDay: z.string({ error: 'dayOdd' }).check(z.trim(), z.refine(noneOrDay, saying('dayOdd'))),
  months: number('monthsOdd', 1, 60),
  seats: number('seatsOdd', 1, MOST_SEATS),
  paymentNote: z
    .string({ error: saying('notText') })
    .check(z.trim(), z.maxLength(500, saying('tooLong:500'))),
}

export const termWish = z.object(termShape)
export const rejection = z.object({ reason: requiredText('reasonRequired', 2000) })
export const question = z.object({ question: requiredText('questionRequired', 2000) })
export const seatCount = z.object({ seats: termShape.seats })
export const mergeWish = z.object({
  into: requiredText('schoolRequired', 60),
  name: requiredName('nameRequired', 300),
})

const { declaration: _, ...shape } = institution.shape
export const schoolDetails = z.extend(z.object(shape), {
  /** How each field stood when the form was opened. */
  was: z.optional(z.record(z.string(), z.string())),
})

export type TermInput = z.output<typeof termWish>
export type SchoolDetails = z.output<typeof schoolDetails>

export const wishOf = ({ firstDay, months, seats, paymentNote }: TermInput) => ({
  firstDay: firstDay || undefined,
  months,
  seats,
  paymentNote: paymentNote || undefined,
})
