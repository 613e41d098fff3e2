import * as z from 'zod/mini'

/** Building blocks for the schemas that forms and server share. Small on purpose: they go to phones. */

// Without this, zod probes `new Function`, which a strict content policy reports.
z.config({ jitless: true })

const clean = z.refine<string>(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  'Please remove characters that cannot be stored.',
)

const notText = (required: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? required : 'This must be text.'

const tooLong = (most: number) => `Please keep this under ${most} characters.`

/** Trimmed text that must not be empty. */
export const requiredText = (required: string, most = 200) =>
  z
    .string({ error: notText(required) })
    .check(clean, z.trim(), z.minLength(1, required), z.maxLength(most, tooLong(most)))

/** Trimmed text that may be missing or empty; empty becomes null. */
export const optionalText = (most = 200) =>
  z.pipe(
    z.nullish(
      z
        .string({ error: 'This must be text.' })
        .check(clean, z.trim(), z.maxLength(most, tooLong(most))),
    ),
    z.transform((text: string | null | undefined) => text || null),
  )

export const emailAddress = (required: string, invalid: string) =>
  requiredText(required, 254).check(z.email({ error: invalid, pattern: z.regexes.html5Email }))

/** Passwords are never trimmed; blanks alone still count as empty. */
export const filledPassword = (required: string) =>
  z.string({ error: notText(required) }).check(
    clean,
    z.refine((text) => text.trim() !== '', required),
    z.maxLength(128, 'Password must be at most 128 characters'),
  )

export const newPassword = (required: string) =>
  filledPassword(required).check(z.minLength(6, 'Password must be at least 6 characters'))
