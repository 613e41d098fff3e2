import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { requiredName, saying } from '@/base/text'
import { isTheme } from '@/lib/series/kinds'

const MOST_HOURS = 200
const HOURS = saying('entryHoursInvalid')
const DAY = saying('entryDayInvalid')

/** A day that is in the calendar. Whether it has come yet, the database says, whose day is India's. */
const day = z.string({ error: DAY }).check(
  z.regex(/^(19|20)\d\d-\d\d-\d\d$/, DAY),
  z.refine((text) => !text || isDay(text), DAY),
)

/** Typed as `1.5` or `1,5`; kept as minutes. */
const hours = z.pipe(
  z.string({ error: HOURS }).check(z.trim(), z.regex(/^\d{1,3}([.,]\d{1,2})?$/, HOURS)),
  z.pipe(
    z.transform((text: string) => Math.round(Number(text.replace(',', '.')) * 60)),
    z.number().check(z.minimum(1, HOURS), z.maximum(MOST_HOURS * 60, HOURS)),
  ),
)

/** Training elsewhere, as the person says. */
export const entryForm = z.object({
  title: requiredName('entryTitleRequired'),
  provider: requiredName('entryProviderRequired'),
  day,
  hours,
  theme: z.pipe(
    z.nullish(z.string({ error: saying('notText') })),
    z.transform((text: string | null | undefined) => (isTheme(text) ? text : null)),
  ),
  shared: z.optional(z.boolean({ error: saying('odd') })),
})

export type Entry = z.output<typeof entryForm>
