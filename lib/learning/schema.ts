import * as z from 'zod/mini'
import { requiredText, saying } from '@/base/text'

/** The four themes of the series, by which hours can be told apart. */
export const THEMES = [
  'social-impact',
  'youth-leadership',
  'global-goals',
  'ethics-innovation',
] as const

export type Theme = (typeof THEMES)[number]

export const isTheme = (text: string | null): text is Theme =>
  THEMES.some((theme) => theme === text)

const MOST_HOURS = 200
const HOURS = saying('entryHoursInvalid')
const DAY = saying('entryDayInvalid')

/** A day that is in the calendar. Whether it has come yet, the database says, whose day is India's. */
const day = z.string({ error: DAY }).check(
  z.regex(/^(19|20)\d\d-\d\d-\d\d$/, DAY),
  z.refine((text) => !text || dayExists(text), DAY),
)

const dayExists = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

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
  title: requiredText('entryTitleRequired'),
  provider: requiredText('entryProviderRequired'),
  day,
  hours,
  theme: z.pipe(
    z.nullish(z.string({ error: saying('notText') })),
    z.transform((text: string | null | undefined) =>
      isTheme(text ?? null) ? (text as Theme) : null,
    ),
  ),
  shared: z.optional(z.boolean({ error: saying('odd') })),
})

export type Entry = z.output<typeof entryForm>
