import * as z from 'zod/mini'
import type { FieldCode } from '@/words/fields'

/**
 * Building blocks for the schemas that forms and server share. Small on purpose: they go to phones.
 * A schema says by a code what is wrong; form and server put it into words.
 */

// Without this, zod probes `new Function`, which a strict content policy reports.
z.config({ jitless: true })

/** What zod takes as text is held to the codes here. */
export const saying = (code: FieldCode): string => code

const clean = z.refine<string>(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  saying('oddCharacters'),
)

const notText = (required: FieldCode) => (issue: { input?: unknown }) =>
  saying(issue.input === undefined || issue.input === null ? required : 'notText')

const tooLong = (most: number) => saying(`tooLong:${most}`)

/** Trimmed text that must not be empty. */
export const requiredText = (required: FieldCode, most = 200) =>
  z
    .string({ error: notText(required) })
    .check(clean, z.trim(), z.minLength(1, required), z.maxLength(most, tooLong(most)))

/** Trimmed text that may be missing or empty; empty becomes null. */
export const optionalText = (most = 200) =>
  z.pipe(
    z.nullish(
      z
        .string({ error: saying('notText') })
        .check(clean, z.trim(), z.maxLength(most, tooLong(most))),
    ),
    z.transform((text: string | null | undefined) => text || null),
  )

export const emailAddress = (required: FieldCode, invalid: FieldCode) =>
  requiredText(required, 254).check(z.email({ error: invalid, pattern: z.regexes.html5Email }))

/** Passwords are never trimmed; blanks alone still count as empty. */
export const filledPassword = (required: FieldCode) =>
  z.string({ error: notText(required) }).check(
    clean,
    z.refine((text) => text.trim() !== '', required),
    z.maxLength(128, saying('passwordTooLong:128')),
  )

export const newPassword = (required: FieldCode) =>
  filledPassword(required).check(z.minLength(6, saying('passwordTooShort:6')))
