import 'server-only'
import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import {
  fieldError,
  httpsUrl,
  optionalName,
  optionalText,
  requiredName,
  requiredText,
} from '@/base/text'
import { MAX_PLAN_ROWS } from '../kinds'

const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

const cell = z._default(
  z.string(fieldError('textRequired')).check(z.maxLength(2000, fieldError('tooLong:2000'))),
  '',
)

/** What the table sends; each row is checked by itself, so that one wrong cell keeps no other row back. */
export const sessionPlanForm = z.object({
  rows: z
    .array(
      z.object({
        /** Chosen by the browser, so that sending twice creates one session. */
        id: z.guid(fieldError('valueInvalid')),
        ...{ title: cell, host: cell, theme: cell, day: cell, time: cell },
        ...{ meetingUrl: cell, summary: cell, hostBio: cell },
      }),
    )
    .check(
      z.minLength(1, fieldError('valueInvalid')),
      z.maxLength(MAX_PLAN_ROWS, fieldError('valueInvalid')),
    ),
})

/** A draft may lack what only a published session needs. */
export const planRow = z.object({
  title: requiredName('sessionTitleRequired', 120),
  host: optionalName(120),
  theme: optionalText(60),
  day: requiredText('dayRequired', 30).check(z.refine(isDay, fieldError('dayInvalid'))),
  time: requiredText('timeRequired', 30).check(z.regex(TIME_PATTERN, fieldError('timeInvalid'))),
  meetingUrl: optionalText(1000, ...httpsUrl),
  summary: optionalText(1000),
  hostBio: optionalText(200),
})

export const sessionIdsForm = z.object({
  ids: z
    .array(z.guid(fieldError('valueInvalid')))
    .check(z.minLength(1, fieldError('valueInvalid')), z.maxLength(50, fieldError('valueInvalid'))),
})

export type SessionPlanInput = z.output<typeof sessionPlanForm>
export type PlanRowInput = SessionPlanInput['rows'][number]
