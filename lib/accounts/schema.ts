import * as z from 'zod/mini'
import {
  emailAddress,
  fieldError,
  newPassword,
  optionalText,
  rawPassword,
  requiredName,
  requiredPassword,
  requiredText,
  tenDigitPhone,
} from '@/base/text'
import { completeLanguages } from '@/i18n/complete-languages'
import { languageCodes } from '@/i18n/languages'
import { passkeyAssertion } from '@/lib/auth/schema'

const commonRegistrationFields = {
  firstname: requiredName('firstNameRequired', 80),
  lastname: requiredName('lastNameRequired', 80),
  email: emailAddress('emailRequired', 'emailInvalid'),
  phone_number: tenDigitPhone('phoneRequired', 'phoneInvalid'),
  password: newPassword('passwordRequired'),
}

export const registration = z.object({
  ...commonRegistrationFields,
  next: z.optional(optionalText(400)),
})

export const registrationForm = z
  .object({
    ...commonRegistrationFields,
    confirm_password: requiredPassword('confirmationRequired'),
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: fieldError('passwordsDiffer'),
      path: ['confirm_password'],
      when: ({ value }) => hasBothPasswords(value),
    }),
  )

export const credentials = z.object({
  email: emailAddress('userIdRequired', 'emailInvalid'),
  password: requiredPassword('passwordRequired'),
})

export const resetRequest = z.object({
  email: emailAddress('emailRequired', 'emailInvalid'),
})

export const passwordReset = z.object({ password: newPassword('passwordRequired') })

/** A password where the browser is not logged in to the account. */
export const emailLinkOpening = z.object({ password: z.optional(newPassword('passwordRequired')) })

export const emailLinkToken = z.object({ token: requiredText('valueInvalid', 100) })

export const recoveryGrant = z.object({ reason: z.optional(optionalText(2000)) })

export const passwordChange = z.object({
  currentPassword: requiredPassword('currentPasswordRequired'),
  newPassword: newPassword('newPasswordRequired'),
  /** Passkeys and trusted devices end too unless this is false. */
  revokeAccess: z.optional(z.boolean(fieldError('valueInvalid'))),
})

export const accountDetails = z.object({
  firstname: commonRegistrationFields.firstname,
  lastname: commonRegistrationFields.lastname,
  phone_number: commonRegistrationFields.phone_number,
})

/** Users also choose the language of their certificates; without one, the earlier choice stays. */
export const ownDetails = z.extend(accountDetails, {
  certificate_language: z.optional(z.enum(completeLanguages, fieldError('valueInvalid'))),
})

/** Carries each field's value from when the form was opened, to detect conflicts. */
export const detailsCorrection = z.extend(accountDetails, {
  was: z.optional(z.record(z.string(), z.string())),
})

export const emailCorrection = z.object({
  email: commonRegistrationFields.email,
  was: z.optional(z.record(z.string(), z.string())),
})

const stepUpFields = {
  password: z.optional(rawPassword('currentPasswordRequired')),
  passkey: z.optional(passkeyAssertion),
}

export type StepUpInput = { password?: string; passkey?: z.output<typeof passkeyAssertion> }

export const createStepUpForm = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ ...shape, ...stepUpFields }).check(
    z.refine((form) => hasStepUp(form as StepUpInput), {
      error: fieldError('currentPasswordRequired'),
      path: ['password'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

const hasStepUp = ({ password, passkey }: StepUpInput) =>
  passkey !== undefined || (typeof password === 'string' && password.trim() !== '')

export const emailChange = createStepUpForm({ email: commonRegistrationFields.email })

export const stepUpOnly = createStepUpForm({})

export const mailPreferences = z.object({ reminders: z.boolean(), news: z.boolean() })

export type AccountDetails = z.output<typeof accountDetails>
export type OwnDetails = z.output<typeof ownDetails>
export type EmailChange = z.output<typeof emailChange>
export type EmailCorrection = z.output<typeof emailCorrection>
export type MailPreferences = z.output<typeof mailPreferences>
/** A cookie is not enough: someone may have found an open browser. */
export const passwordOnly = z.object({ password: requiredPassword('currentPasswordRequired') })

export const passkeyCreation = z.object({
  password: requiredPassword('currentPasswordRequired'),
  name: requiredName('passkeyNameRequired', 60),
})

export const passkeyRemoval = z.object({
  id: z
    .string(fieldError('valueInvalid'))
    .check(z.regex(/^[A-Za-z0-9_-]{1,1400}$/, fieldError('valueInvalid'))),
  password: requiredPassword('currentPasswordRequired'),
})

export type PasswordOnly = z.output<typeof passwordOnly>
export type PasskeyRemoval = z.output<typeof passkeyRemoval>
export type Registration = z.output<typeof registration>
export type Credentials = z.output<typeof credentials>
export type ResetRequest = z.output<typeof resetRequest>
export type RecoveryGrant = z.output<typeof recoveryGrant>
export type PasswordReset = z.output<typeof passwordReset>
export type EmailLinkOpening = z.output<typeof emailLinkOpening>
export type PasswordChange = z.output<typeof passwordChange>

export type PublicUser = {
  id: string
  firstname: string
  lastname: string
  name: string
  email: string
  is_subscribed: 0 | 1
}

function hasBothPasswords(value: unknown) {
  const { password, confirm_password } = (value ?? {}) as Record<string, unknown>
  return [password, confirm_password].every(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
}

export const languageForm = z.object({ language: z.enum(languageCodes) })
