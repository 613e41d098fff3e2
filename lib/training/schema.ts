import * as z from 'zod/mini'
import { fieldError } from '@/base/text'
import { BOARDS } from '@/lib/schools/boards'

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

export const trainingRuleForm = z
  .object({
    board: z.enum(BOARDS, fieldError('boardRequired')),
    firstYear: wholeNumberText(FIRST_YEAR.min, FIRST_YEAR.max),
    totalHours: wholeNumberText(1, MAX_HOURS),
    governmentHours: hours,
    inHouseHours: hours,
    valuesHours: hours,
    practiceHours: hours,
    growthHours: hours,
  })
  .check(
    z.refine(
      ({ totalHours, governmentHours, inHouseHours }) =>
        governmentHours + inHouseHours <= totalHours,
      { error: fieldError('partsExceedTotal'), path: ['totalHours'] },
    ),
  )

export type TrainingRuleInput = z.output<typeof trainingRuleForm>
