import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { fieldError, optionalText, requiredName, requiredText } from '@/base/text'
import { ARCHIVE_PARTS, type ArchivePart, STANDARD_DOMAINS } from '@/base/training-kinds'
import { BOARDS } from '@/lib/schools/kinds'

const FIRST_YEAR = { min: 2000, max: 2100 }
const MAX_HOURS = 500

const wholeNumberText = (min: number, max: number) =>
  z.pipe(
    z
      .string(fieldError('wholeHoursInvalid'))
      .check(z.trim(), z.regex(/^\d{1,4}$/, fieldError('wholeHoursInvalid'))),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(min, fieldError('wholeHoursInvalid')),
          z.maximum(max, fieldError('wholeHoursInvalid')),
        ),
    ),
  )

const hours = wholeNumberText(0, MAX_HOURS)

const archivePart = z.enum([...ARCHIVE_PARTS, ''], fieldError('archivePartsInvalid'))

const trainingRuleFields = z
  .object({
    board: z.enum(BOARDS, fieldError('boardRequired')),
    firstYear: wholeNumberText(FIRST_YEAR.min, FIRST_YEAR.max),
    totalHours: wholeNumberText(1, MAX_HOURS),
    governmentHours: hours,
    inHouseHours: hours,
    valuesHours: hours,
    practiceHours: hours,
    growthHours: hours,
    part1: archivePart,
    part2: archivePart,
    part3: archivePart,
    part4: archivePart,
    part5: archivePart,
  })
  .check(
    z.refine(
      ({ totalHours, governmentHours, inHouseHours }) =>
        governmentHours + inHouseHours <= totalHours,
      { error: fieldError('partsExceedTotal'), path: ['totalHours'] },
    ),
    z.refine(
      (rule) => {
        const parts = listParts(rule)
        return parts.length > 0 && new Set(parts).size === parts.length
      },
      { error: fieldError('archivePartsInvalid'), path: ['part1'] },
    ),
  )

type ArchivePartFields = Record<`part${1 | 2 | 3 | 4 | 5}`, ArchivePart | ''>

const listParts = ({ part1, part2, part3, part4, part5 }: ArchivePartFields) =>
  [part1, part2, part3, part4, part5].filter((part) => part !== '')

export const trainingRuleForm = z.pipe(
  trainingRuleFields,
  z.transform(({ part1, part2, part3, part4, part5, ...rule }) => ({
    ...rule,
    archiveParts: listParts({ part1, part2, part3, part4, part5 }),
  })),
)

export type TrainingRuleInput = z.output<typeof trainingRuleForm>

const DAY_ERROR = fieldError('sessionDayInvalid')
const TIME_ERROR = fieldError('sessionTimeInvalid')
const INVALID_VALUE_ERROR = fieldError('valueInvalid')

/** The lengths that the form offers. */
export const IN_HOUSE_MINUTES = [30, 45, 60, 90, 120, 180, 240, 300, 360] as const
const MAX_ATTENDEES_PER_REQUEST = 100

const idField = z.string(INVALID_VALUE_ERROR).check(z.regex(/^[0-9a-f-]{36}$/, INVALID_VALUE_ERROR))
const idList = z
  .array(idField, INVALID_VALUE_ERROR)
  .check(z.maxLength(MAX_ATTENDEES_PER_REQUEST, INVALID_VALUE_ERROR))

export const inHouseSessionForm = z.object({
  title: requiredName('entryTitleRequired'),
  item: optionalText(200),
  day: z.string({ error: DAY_ERROR }).check(
    z.regex(/^20\d\d-\d\d-\d\d$/, DAY_ERROR),
    z.refine((text) => isDay(text), DAY_ERROR),
  ),
  time: z.string({ error: TIME_ERROR }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_ERROR)),
  minutes: z.pipe(
    z.enum(IN_HOUSE_MINUTES.map(String) as [string, ...string[]], INVALID_VALUE_ERROR),
    z.transform(Number),
  ),
  standardDomain: z.pipe(
    optionalText(40),
    z.transform((text) => STANDARD_DOMAINS.find((domain) => domain === text) ?? null),
  ),
})

/** With the version that the form was opened with. */
export const inHouseSessionUpdate = z.extend(inHouseSessionForm, {
  version: z
    .int(INVALID_VALUE_ERROR)
    .check(z.minimum(1, INVALID_VALUE_ERROR), z.maximum(1_000_000, INVALID_VALUE_ERROR)),
})

export type InHouseSessionUpdateInput = z.output<typeof inHouseSessionUpdate>
export type InHouseSessionInput = z.output<typeof inHouseSessionForm>

/** Only changed ticks, so that a code entered meanwhile stays. */
export const inHouseAttendees = z.object({ added: idList, removed: idList })
export type InHouseAttendeesInput = z.output<typeof inHouseAttendees>

export const inHouseCodeForm = z.object({ code: requiredText('attendanceCodeRequired', 20) })
