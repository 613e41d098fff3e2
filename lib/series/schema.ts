import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { httpsAddress, optionalText, requiredName, requiredText, saying } from '@/base/text'
import { KINDS, THEMES } from './kinds'
import type { Standing } from './policy'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const wholeNumber = (code: Parameters<typeof saying>[0], least: number, most: number) => {
  const wrong = saying(code)
  return z.pipe(
    z.union([z.number(wrong), z.string().check(z.trim(), z.regex(/^\d{1,6}$/, wrong))], wrong),
    z.pipe(
      z.transform(Number),
      z.int(wrong).check(z.minimum(least, wrong), z.maximum(most, wrong)),
    ),
  )
}

const EMPTY = z.pipe(
  z.optional(z.nullable(z.literal(''))),
  z.transform((): null => null),
)

/** An empty field of a form is none. */
const orNone = <Shape extends z.ZodMiniType>(code: Parameters<typeof saying>[0], shape: Shape) =>
  z.union([EMPTY, shape], saying(code))

export const gatheringForm = z.object({
  kind: z.enum(KINDS, saying('kindRequired')),
  theme: orNone('odd', z.enum(THEMES)),
  title: requiredName('gatheringTitleRequired', 120),
  summary: requiredText('summaryRequired', 1000),
  host: requiredName('hostRequired', 120),
  host_line: requiredText('hostLineRequired', 200),
  day: requiredText('dayRequired', 10).check(z.refine(isDay, saying('dayInvalid'))),
  time: requiredText('timeRequired', 5).check(z.regex(TIME, saying('timeInvalid'))),
  minutes: wholeNumber('minutesInvalid', 10, 600),
  meeting_address: requiredText('meetingAddressRequired', 1000).check(...httpsAddress),
  audience: z.enum(['person', 'subscriber'], saying('odd')),
  seats: orNone('seatsInvalid', wholeNumber('seatsInvalid', 1, 100_000)),
  subject: optionalText(80),
  region: optionalText(80),
  proof: z.enum(['word', 'joining'], saying('odd')),
  word: optionalText(60),
  works: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)), []),
  recording_film: optionalText(60),
  recording_address: optionalText(500, ...httpsAddress),
  state: z.enum(['draft', 'published'], saying('odd')),
})

/** A new one may repeat every week: so many times, or until a day. */
export const newGathering = z.extend(gatheringForm, {
  times: orNone('timesInvalid', wholeNumber('timesInvalid', 1, 60)),
  until: orNone('dayInvalid', z.string().check(z.trim(), z.refine(isDay))),
})

/** Who saves says which state of things was before their eyes, and how far the change goes. */
export const changedGathering = z.extend(gatheringForm, {
  version: wholeNumber('odd', 1, 1_000_000),
  reach: z._default(z.enum(['this', 'following'], saying('odd')), 'this'),
})

export const cancellation = z.object({
  reason: requiredText('cancelReasonRequired', 500),
  reach: z._default(z.enum(['this', 'following'], saying('odd')), 'this'),
})

/** As the team's form is filled in before anybody types. */
export type GatheringInput = { [Field in keyof z.input<typeof gatheringForm>]: string | string[] }

export type GatheringForm = z.output<typeof gatheringForm>
export type NewGathering = z.output<typeof newGathering>
export type ChangedGathering = z.output<typeof changedGathering>

export type Choice = { value: string; label: string }
/** What the team's form offers of the toolkit and of our films. */
export type Choices = { works: Choice[]; films: Choice[] }

/** How one person stands to one gathering, as they may read it. */
export type Place = {
  slug: string
  title: string
  standing: Standing
  mine: 'none' | 'registered' | 'waiting'
  /** How many wait before this person. */
  ahead: number
  full: boolean
  mayFollow: boolean
  mayJoin: boolean
  joined: boolean
  takesWord: boolean
  /** When the attendance code can be entered; none where this user has no code to enter any more. */
  code: { from: string; until: string } | null
  present: boolean
  opensAt: string
  reason: string | null
  recording: { film: string } | { address: string } | null
  /** Milliseconds until something of this changes by itself. */
  changesIn: number | null
}
