import 'server-only'
import { isLanguage, type Language } from '@/i18n/languages'

/** Separate from the schema, so that pages can list them without loading it. */
export const EMAIL_TEXT_NAMES = [
  ...(['emailWelcome', 'emailRegistered', 'emailReminder'] as const),
  ...(['emailCertificate', 'emailInvitation'] as const),
] as const

/** Facts are one text with a field per language; all others have one text per language. */
const FACT_TEXT_NAMES = ['contact', 'notice'] as const

const TEXT_NAMES = [
  ...FACT_TEXT_NAMES,
  ...(['home', 'homeThemes', 'homeCards', 'about'] as const),
  ...EMAIL_TEXT_NAMES,
] as const

export type EmailTextName = (typeof EMAIL_TEXT_NAMES)[number]
type FactTextName = (typeof FACT_TEXT_NAMES)[number]
export type TextName = (typeof TEXT_NAMES)[number]

/** `about` is English, `about-hi` Hindi. */
export type TextId = TextName | `${Exclude<TextName, FactTextName>}-${Language}`

/** By field. A field without a value has the text of the code. */
export type TextFieldValues = Record<string, string>

export const isTextName = (name: string): name is TextName =>
  TEXT_NAMES.some((known) => known === name)

export const isEmailTextName = (name: TextName): name is EmailTextName =>
  EMAIL_TEXT_NAMES.some((known) => known === name)

export const isFactTextName = (name: TextName): name is FactTextName =>
  FACT_TEXT_NAMES.some((known) => known === name)

export const toTextId = (name: TextName, language: Language): TextId =>
  language === 'en' || isFactTextName(name) ? name : `${name}-${language}`

type TextIdParts = { name: TextName; language: Language }

export function splitTextId(id: TextId): TextIdParts {
  const parts = parseTextId(id)
  if (!parts) throw new Error(`there is no text ${id}`)
  return parts
}

export const isTextId = (id: string): id is TextId => parseTextId(id) !== null

function parseTextId(id: string): TextIdParts | null {
  const [name = '', language = 'en', ...rest] = id.split('-', 3)
  if (!isTextName(name) || !isLanguage(language) || rest.length > 0) return null
  return toTextId(name, language) === id ? { name, language } : null
}

export const listTextIds = (language: Language): TextId[] =>
  TEXT_NAMES.filter((name) => language === 'en' || !isFactTextName(name)).map((name) =>
    toTextId(name, language),
  )

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'linkedin', 'whatsapp'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export type TextFieldKind = 'line' | 'lines' | 'markdown' | 'phone' | 'url' | 'link' | 'day'

export type TextField = {
  /** Its path in the texts of the code, such as `hero.lede`. */
  name: string
  label: string
  hint?: string
  kind: TextFieldKind
  maxLength: number
  /** In braces in the text, such as `{firstname}`; without them, braces are characters. */
  placeholders?: { known: readonly string[]; required: readonly string[] }
  /** The text of the code; empty where the code shows nothing. */
  original: string
  /** Of its text, unless that is English. */
  lang?: string
  /** What visitors read in English, for the translator of a text in another language. */
  english?: string
}
