/** Separate from the schema, so that pages can list them without loading it. */
export const EMAIL_TEXT_NAMES = [
  ...(['emailWelcome', 'emailRegistered', 'emailReminder'] as const),
  ...(['emailCertificate', 'emailInvitation'] as const),
] as const

export const TEXT_NAMES = [
  ...(['contact', 'notice'] as const),
  ...(['home', 'homeThemes', 'homeCards', 'about'] as const),
  ...EMAIL_TEXT_NAMES,
] as const

export type EmailTextName = (typeof EMAIL_TEXT_NAMES)[number]

export type TextName = (typeof TEXT_NAMES)[number]

/** By field. A field without a value has the text of the code. */
export type TextFieldValues = Record<string, string>

export const isTextName = (name: string): name is TextName =>
  TEXT_NAMES.some((known) => known === name)

export const isEmailTextName = (name: TextName): name is EmailTextName =>
  EMAIL_TEXT_NAMES.some((known) => known === name)

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'linkedin', 'whatsapp'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
