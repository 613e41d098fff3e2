import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { fieldError, optionalText, requiredName } from '@/base/text'
import { PROVIDER_CLASSES, STANDARD_DOMAINS, TRAINING_MODES } from '@/base/training-kinds'
import type { SessionRegistration } from '@/lib/live-sessions/schema'

const MAX_HOURS = 200
const HOURS_ERROR = fieldError('entryHoursInvalid')
const DAY_ERROR = fieldError('entryDayInvalid')

/** An existing date. The database rejects future days, because it knows the day in India. */
const dayField = z.string({ error: DAY_ERROR }).check(
  z.regex(/^(19|20)\d\d-\d\d-\d\d$/, DAY_ERROR),
  z.refine((text) => !text || isDay(text), DAY_ERROR),
)

/** Accepts `1.5` or `1,5`; stored as minutes. */
const hoursField = z.pipe(
  z.string({ error: HOURS_ERROR }).check(z.trim(), z.regex(/^\d{1,3}([.,]\d{1,2})?$/, HOURS_ERROR)),
  z.pipe(
    z.transform((text: string) => Math.round(Number(text.replace(',', '.')) * 60)),
    z.number().check(z.minimum(1, HOURS_ERROR), z.maximum(MAX_HOURS * 60, HOURS_ERROR)),
  ),
)

/** Anything but a known value is none. */
const optionalChoice = <Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.nullish(z.string({ error: fieldError('textRequired') })),
    z.transform(
      (text: string | null | undefined) => values.find((value) => value === text) ?? null,
    ),
  )

export const entryForm = z.object({
  title: requiredName('entryTitleRequired'),
  provider: requiredName('entryProviderRequired'),
  day: dayField,
  hours: hoursField,
  /** A slug. */
  theme: optionalText(60),
  providerClass: z._default(z.enum(PROVIDER_CLASSES, fieldError('valueInvalid')), 'other'),
  mode: optionalChoice(TRAINING_MODES),
  standardDomain: optionalChoice(STANDARD_DOMAINS),
  shared: z.optional(z.boolean({ error: fieldError('valueInvalid') })),
})

export type LearningEntryInput = z.output<typeof entryForm>

/** What the home page shows a logged-in user. Never contains the meeting link. */
export type HomeSummary = {
  next:
    | (Pick<
        SessionRegistration,
        'slug' | 'title' | 'language' | 'phase' | 'mine' | 'canJoin' | 'changesIn'
      > & {
        startsAt: string
        /** In Indian time. */
        when: string
        tile: { weekday: string; day: string; month: string }
        /** For the form that joins; null while joining is not possible. */
        csrfToken: string | null
      })
    | null
  reading: {
    id: string
    title: string
    cover: { src: string; width: number; height: number }
  } | null
  minutes: number
  requiredHours: number
  waitingCertificates: number
  /** Of the three things to do first, one is open. */
  hasFirstSteps: boolean
}
