import 'server-only'
import * as z from 'zod/mini'
import { MAX_CLASS_NAME, MAX_ROLL_NUMBER, TEST_LANGUAGES } from '@/base/class-test-kinds'
import { fieldError, optionalText, requiredName } from '@/base/text'
import { ASSIGNMENT_MARKS_PER_DELIVERY, MAX_COMMENT_CHARACTERS, MAX_COMMENTS } from '../kinds'
import { sectionField } from '../sheets/schema'

const INVALID = fieldError('valueInvalid')

export const newAssignmentForm = z.object({
  title: requiredName('titleRequired', 120),
  className: requiredName('classNameRequired', MAX_CLASS_NAME),
  language: z.enum(TEST_LANGUAGES, INVALID),
  /** Of the toolkit, or `own`. */
  rubric: z.string(INVALID).check(z.regex(/^(?:own|[a-z-]{1,40}:\d{1,2})$/, INVALID)),
  ownRubric: optionalText(2_000),
})

export type NewAssignmentInput = z.output<typeof newAssignmentForm>

const markField = z.object({
  section: sectionField,
  rollNumber: z.int(INVALID).check(z.minimum(1, INVALID), z.maximum(MAX_ROLL_NUMBER, INVALID)),
  levels: z.record(
    z.string(INVALID).check(z.regex(/^\d{1,2}$/, INVALID)),
    z.int(INVALID).check(z.minimum(0, INVALID), z.maximum(9, INVALID)),
    INVALID,
  ),
  comment: z.pipe(
    optionalText(MAX_COMMENT_CHARACTERS),
    z.transform((text) => text ?? ''),
  ),
  isHandedIn: z.boolean(INVALID),
  markedAt: z.iso.datetime({ error: INVALID }),
})

export const assignmentMarksForm = z.object({
  marks: z
    .array(markField, INVALID)
    .check(z.minLength(1, INVALID), z.maxLength(ASSIGNMENT_MARKS_PER_DELIVERY, INVALID)),
})

export type AssignmentMarkInput = z.output<typeof markField>

export const assignmentCommentsForm = z.object({
  comments: z
    .array(
      z
        .string(INVALID)
        .check(z.trim(), z.minLength(1, INVALID), z.maxLength(MAX_COMMENT_CHARACTERS, INVALID)),
      INVALID,
    )
    .check(z.maxLength(MAX_COMMENTS, INVALID)),
})
