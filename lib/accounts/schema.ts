import * as z from 'zod/mini'
import { emailAddress, filledPassword, newPassword, requiredText } from '@/base/text'

const registrationFields = {
  firstname: requiredText('First name is required', 80),
  lastname: requiredText('Last name is required', 80),
  email: emailAddress('Email is required', 'Enter a valid email address'),
  phone_number: requiredText('Phone number is required', 40).check(
    z.regex(/^[0-9]{10}$/, 'Enter a valid 10-digit phone number'),
  ),
  password: newPassword('Password is required'),
}

export const registration = z.object(registrationFields)

/** What the register form asks for: the registration, and the password once more. */
export const registrationForm = z
  .object({
    ...registrationFields,
    confirm_password: filledPassword('Confirm password is required'),
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: 'Passwords do not match',
      path: ['confirm_password'],
      when: ({ value }) => bothFilled(value),
    }),
  )

export const credentials = z.object({
  email: emailAddress('User ID is required', 'Enter a valid email address'),
  password: filledPassword('Password is required'),
})

export const resetRequest = z.object({
  email: emailAddress('Email is required', 'Enter a valid email address'),
})

export const passwordReset = z.object({ password: newPassword('Password is required') })

export const passwordChange = z.object({
  currentPassword: filledPassword('Current password is required'),
  newPassword: newPassword('New password is required'),
})

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
