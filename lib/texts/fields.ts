import 'server-only'
import { listPlaceholders } from '@/base/placeholders'
import { aboutText } from '@/i18n/about'
import { homeText } from '@/i18n/home'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { teamTextsText } from '@/i18n/team-texts'
import { EMAIL_TEXTS, joinParagraphs } from './emails'
import { listContactFields, listNoticeFields } from './fact-fields'
import type { TextField } from './kinds'
import {
  type EmailTextName,
  isEmailTextName,
  splitTextId,
  type TextFieldValues,
  type TextId,
  type TextName,
} from './kinds'
import {
  ABOUT_PATHS,
  HOME_CARD_PATHS,
  HOME_PATHS,
  HOME_THEME_PATHS,
  listPathFields,
} from './page-fields'

export type { TextField, TextFieldKind } from './kinds'

const listersByName: Record<Exclude<TextName, EmailTextName>, () => TextField[]> = {
  contact: listContactFields,
  notice: listNoticeFields,
  home: () => listPathFields(homeText(), HOME_PATHS),
  homeThemes: () => listPathFields(homeText(), HOME_THEME_PATHS),
  homeCards: () => listPathFields(homeText(), HOME_CARD_PATHS),
  about: () => listPathFields(aboutText(), ABOUT_PATHS),
}

/** With the originals in the language of the text, and labels in English. */
export function listTextFields(id: TextId): TextField[] {
  const { name, language } = splitTextId(id)
  const english = listFieldsIn('en', name)
  if (language === 'en') return english
  const labels = new Map(english.map((field) => [field.name, field.label]))
  return listFieldsIn(language, name).map((field) => ({
    ...field,
    label: labels.get(field.name) ?? field.label,
    lang: LANGUAGES[language].tag,
  }))
}

const listFieldsIn = (language: Language, name: TextName): TextField[] =>
  runInLanguage(language, isEmailTextName(name) ? () => listEmailFields(name) : listersByName[name])

const MAX_SUBJECT_CHARACTERS = 150
const MAX_BODY_CHARACTERS = 3_000

function listEmailFields(name: EmailTextName): TextField[] {
  const { fields, hints } = teamTextsText().email
  const { placeholders, getOriginal } = EMAIL_TEXTS[name]
  const { subject, paragraphs } = getOriginal()
  const create = (original: string) => ({
    original,
    placeholders: { known: placeholders, required: listPlaceholders(original) },
  })
  const known = hints.placeholders(placeholders.map((placeholder) => `{${placeholder}}`))
  return [
    {
      ...{ name: 'subject', label: fields.subject, hint: known, kind: 'line' as const },
      ...{ maxLength: MAX_SUBJECT_CHARACTERS, ...create(subject) },
    },
    {
      ...{ name: 'body', label: fields.body, hint: `${hints.body} ${known}` },
      ...{ kind: 'lines' as const, maxLength: MAX_BODY_CHARACTERS },
      ...create(joinParagraphs(paragraphs)),
    },
  ]
}

/** Keeps what differs from the code, so that an update of the code reaches every other field. */
export function pickChanges(fields: TextField[], values: TextFieldValues): TextFieldValues {
  const changes = fields.flatMap(({ name, original }) => {
    const text = Object.hasOwn(values, name) ? normalizeText(values[name]) : ''
    return text === '' || text === original ? [] : [[name, text] as const]
  })
  return Object.fromEntries(changes)
}

/** What a form shows: the change, else the text of the code. */
export const fillFields = (fields: TextField[], changes: TextFieldValues): TextFieldValues =>
  Object.fromEntries(fields.map(({ name, original }) => [name, changes[name] ?? original]))

const normalizeText = (text = '') => text.replaceAll('\r\n', '\n').trim()

export const isSameText = (one: TextFieldValues, other: TextFieldValues): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
