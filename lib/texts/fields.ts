import 'server-only'
import { siteOwner } from '@/base/owner'
import { listPlaceholders } from '@/base/placeholders'
import { aboutText } from '@/i18n/about'
import { homeText } from '@/i18n/home'
import { teamTextsText } from '@/i18n/team-texts'
import { EMAIL_TEXTS, joinParagraphs } from './emails'
import {
  type EmailTextName,
  isEmailTextName,
  SOCIAL_NETWORKS,
  type TextFieldValues,
  type TextName,
} from './kinds'
import {
  ABOUT_PATHS,
  HOME_CARD_PATHS,
  HOME_PATHS,
  HOME_THEME_PATHS,
  listPathFields,
} from './page-fields'
import type { TextField } from './text-field'

export type { TextField, TextFieldKind } from './text-field'

const MAX_URL_CHARACTERS = 300
const DAY_CHARACTERS = 10

const listersByName: Record<Exclude<TextName, EmailTextName>, () => TextField[]> = {
  contact: listContactFields,
  notice: listNoticeFields,
  home: () => listPathFields(homeText(), HOME_PATHS),
  homeThemes: () => listPathFields(homeText(), HOME_THEME_PATHS),
  homeCards: () => listPathFields(homeText(), HOME_CARD_PATHS),
  about: () => listPathFields(aboutText(), ABOUT_PATHS),
}

export const listTextFields = (name: TextName): TextField[] =>
  isEmailTextName(name) ? listEmailFields(name) : listersByName[name]()

function listContactFields(): TextField[] {
  const { fields, hints } = teamTextsText().contact
  const networks = SOCIAL_NETWORKS.map((name) => ({
    ...{ name, label: fields[name], kind: 'url' as const },
    ...{ maxLength: MAX_URL_CHARACTERS, original: '' },
  }))
  return [
    ...[
      { name: 'address', kind: 'line' as const, maxLength: 200, original: siteOwner.address },
      { name: 'phone', kind: 'phone' as const, maxLength: 40, original: siteOwner.phone },
      { name: 'hours', kind: 'line' as const, maxLength: 120, original: '', hint: hints.hours },
    ].map((field) => ({ ...field, label: fields[field.name as keyof typeof fields] })),
    ...networks,
  ]
}

function listNoticeFields(): TextField[] {
  const { fields, hints } = teamTextsText().notice
  return [
    {
      ...{ name: 'text', label: fields.text, hint: hints.text },
      ...{ kind: 'line', maxLength: 200, original: '' },
    },
    {
      ...{ name: 'link', label: fields.link, hint: hints.link },
      ...{ kind: 'link', maxLength: MAX_URL_CHARACTERS, original: '' },
    },
    {
      ...{ name: 'linkText', label: fields.linkText },
      ...{ kind: 'line', maxLength: 60, original: '' },
    },
    {
      ...{ name: 'until', label: fields.until, hint: hints.until },
      ...{ kind: 'day', maxLength: DAY_CHARACTERS, original: '' },
    },
  ]
}

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
