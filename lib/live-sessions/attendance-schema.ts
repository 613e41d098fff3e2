import 'server-only'
import * as z from 'zod/mini'
import { fieldError } from '@/base/text'
import {
  MAX_EMAIL_CHARS,
  MAX_LINES_PER_REQUEST,
  MAX_MINUTES,
  MAX_NAME_CHARS,
  MAX_USERS_PER_REQUEST,
} from './attendance-list'

const INVALID_VALUE_ERROR = fieldError('valueInvalid')
const createTextField = (maxChars: number) =>
  z.string(INVALID_VALUE_ERROR).check(z.maxLength(maxChars, INVALID_VALUE_ERROR))
const idField = z.string(INVALID_VALUE_ERROR).check(z.regex(/^[0-9a-f-]{36}$/, INVALID_VALUE_ERROR))

export const attendeesChunk = z.object({
  lines: z
    .array(
      z.object({
        name: createTextField(MAX_NAME_CHARS),
        email: createTextField(MAX_EMAIL_CHARS),
        minutes: z
          .int(INVALID_VALUE_ERROR)
          .check(z.minimum(0, INVALID_VALUE_ERROR), z.maximum(MAX_MINUTES, INVALID_VALUE_ERROR)),
      }),
      INVALID_VALUE_ERROR,
    )
    .check(z.maxLength(MAX_LINES_PER_REQUEST, INVALID_VALUE_ERROR)),
})

export const attendanceChunk = z.object({
  people: z
    .array(idField, INVALID_VALUE_ERROR)
    .check(z.maxLength(MAX_USERS_PER_REQUEST, INVALID_VALUE_ERROR)),
  list: z.optional(idField),
})
