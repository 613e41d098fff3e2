import * as z from 'zod/mini'
import {
  emailAddress,
  filledPassword,
  newPassword,
  optionalText,
  requiredName,
  requiredText,
  saying,
  tenDigits,
  typedPassword,
} from '@/base/text'
import { passkeyAnswer } from '@/lib/auth/schema'

const registrationFields = {
  firstname: requiredName('firstNameRequired', 80),
  lastname: requiredName('lastNameRequired', 80),
  email: emailAddress('emailRequired', 'emailInvalid'),
  phone_number: tenDigits('phoneRequired', 'phoneInvalid'),
  password: newPassword('passwordRequired'),
}

export const registration = z.object({
  ...registrationFields,
  /** Where the visitor was going; the confirmation leads back there. */
  next: z.optional(optionalText(400)),
})

/** What the register form asks for: the registration, and the password once more. */
export const registrationForm = z
  .object({
    ...registrationFields,
    confirm_password: filledPassword('confirmationRequired'),
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: saying('passwordsDiffer'),
      path: ['confirm_password'],
      when: ({ value }) => bothFilled(value),
    }),
  )

export const credentials = z.object({
  email: emailAddress('userIdRequired', 'emailInvalid'),
  password: filledPassword('passwordRequired'),
})

export const resetRequest = z.object({
  email: emailAddress('emailRequired', 'emailInvalid'),
})

export const passwordReset = z.object({ password: newPassword('passwordRequired') })

export const resetLink = z.object({ token: requiredText('odd', 100) })

export const passwordChange = z.object({
  currentPassword: filledPassword('currentPasswordRequired'),
  newPassword: newPassword('newPasswordRequired'),
  /** Whether passkeys and known devices end too; they do unless this is false. */
  revokeAccess: z.optional(z.boolean(saying('odd'))),
})

/** What a person may correct; held to the same rules as when registering. */
export const accountDetails = z.object({
  firstname: registrationFields.firstname,
  lastname: registrationFields.lastname,
  phone_number: registrationFields.phone_number,
})

/** By the team, on request: with how each field stood when the form was opened. */
export const correctedDetails = z.extend(accountDetails, {
  was: z.optional(z.record(z.string(), z.string())),
})

/** Once more who it is, before what decides over an account: the password, or a passkey instead. */
const proofFields = {
  password: z.optional(typedPassword('currentPasswordRequired')),
  passkey: z.optional(passkeyAnswer),
}

export type Proof = { password?: string; passkey?: z.output<typeof passkeyAnswer> }

/** A form that asks for one of the two along with its own fields. */
export const provenForm = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ ...shape, ...proofFields }).check(
    z.refine((form) => isGiven(form as Proof), {
      error: saying('currentPasswordRequired'),
      path: ['password'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

const isGiven = ({ password, passkey }: Proof) =>
  passkey !== undefined || (typeof password === 'string' && password.trim() !== '')

export const addressChange = provenForm({ email: registrationFields.email })

/** Only who it is, once more. */
export const proofAlone = provenForm({})

export const mailWishes = z.object({ reminders: z.boolean(), news: z.boolean() })

export type AccountDetails = z.output<typeof accountDetails>
export type AddressChange = z.output<typeof addressChange>
export type MailWishes = z.output<typeof mailWishes>
/** Once more the password, before what cannot be left to whoever found a browser open. */
export const passwordAlone = z.object({ password: filledPassword('currentPasswordRequired') })

export const passkeyNaming = z.object({
  password: filledPassword('currentPasswordRequired'),
  name: requiredName('passkeyNameRequired', 60),
})

export const passkeyRemoval = z.object({
  id: z.string(saying('odd')).check(z.regex(/^[A-Za-z0-9_-]{1,1400}$/, saying('odd'))),
  password: filledPassword('currentPasswordRequired'),
})

export type PasswordAlone = z.output<typeof passwordAlone>
export type PasskeyRemoval = z.output<typeof passkeyRemoval>
export type Registration = z.output<typeof registration>
export type RegistrationForm = z.output<typeof registrationForm>
export type Credentials = z.output<typeof credentials>
export type ResetRequest = z.output<typeof resetRequest>
export type PasswordReset = z.output<typeof passwordReset>
export type PasswordChange = z.output<typeof passwordChange>

/** The account as the API shows it and as the browser stores it under `user`. */
export type PublicUser = {
  id: string
  firstname: string
  lastname: string
  name: string
  email: string
  is_subscribed: 0 | 1
}

function bothFilled(value: unknown) {
  const { password, confirm_password } = (value ?? {}) as Record<string, unknown>
  return [password, confirm_password].every(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
}
