import 'server-only'
import { siteOwner } from '@/base/owner'
import { nameLanguage } from '@/i18n/language-name'
import { LANGUAGES, translatedLanguages } from '@/i18n/languages'
import { teamTextsText } from '@/i18n/team-texts'
import type { TextField } from './kinds'
import { SOCIAL_NETWORKS } from './kinds'

const MAX_URL_CHARACTERS = 300
const DAY_CHARACTERS = 10
const MAX_LINK_TEXT_CHARACTERS = 60

type NewField = Omit<TextField, 'original'> & { original?: string }

const newField = (field: NewField): TextField => ({ original: '', ...field })

/** The name of a field that has this one in another language. */
export const toTranslatedField = (name: string, language: string) => `${name}.${language}`

/** The field in English, then in each other language. */
function newTranslatedFields(field: NewField): TextField[] {
  const { inLanguage } = teamTextsText()
  const translations = translatedLanguages.map((language) => ({
    ...{ name: toTranslatedField(field.name, language), lang: LANGUAGES[language].tag },
    label: inLanguage(field.label, nameLanguage(language)),
    ...{ kind: field.kind, maxLength: field.maxLength },
  }))
  return [field, ...translations].map(newField)
}

export function listContactFields(): TextField[] {
  const { fields, hints } = teamTextsText().contact
  const address = { name: 'address', label: fields.address, original: siteOwner.address }
  const phone = { name: 'phone', label: fields.phone, original: siteOwner.phone }
  const hours = { name: 'hours', label: fields.hours, hint: hints.hours }
  return [
    { ...address, kind: 'line', maxLength: 200 },
    { ...phone, kind: 'phone', maxLength: 40 },
    ...newTranslatedFields({ ...hours, kind: 'line', maxLength: 120 }),
    ...SOCIAL_NETWORKS.map((name) =>
      newField({ name, label: fields[name], kind: 'url', maxLength: MAX_URL_CHARACTERS }),
    ),
  ]
}

export function listNoticeFields(): TextField[] {
  const { fields, hints } = teamTextsText().notice
  const text = { name: 'text', label: fields.text, hint: hints.text }
  const link = { name: 'link', label: fields.link, hint: hints.link }
  const linkText = { name: 'linkText', label: fields.linkText }
  const until = { name: 'until', label: fields.until, hint: hints.until }
  return [
    ...newTranslatedFields({ ...text, kind: 'line', maxLength: 200 }),
    newField({ ...link, kind: 'link', maxLength: MAX_URL_CHARACTERS }),
    ...newTranslatedFields({ ...linkText, kind: 'line', maxLength: MAX_LINK_TEXT_CHARACTERS }),
    newField({ ...until, kind: 'day', maxLength: DAY_CHARACTERS }),
  ]
}
