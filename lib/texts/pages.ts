import 'server-only'
import { aboutText } from '@/i18n/about'
import { homeText } from '@/i18n/home'
import { getLanguage } from '@/i18n/language'
import { listTextFields } from './fields'
import { applyChanges } from './paths'
import type { PublishedTexts } from './published'

export type HomeText = ReturnType<typeof homeText>
export type AboutText = ReturnType<typeof aboutText>

const HOME_NAMES = ['home', 'homeThemes', 'homeCards'] as const

/** The team edits the English texts; other languages keep their translations. */
const isEditable = () => getLanguage() === 'en'

export const getHomeText = ({ values }: PublishedTexts): HomeText =>
  HOME_NAMES.filter(isEditable).reduce(
    (text, name) => (values[name] ? applyChanges(text, listTextFields(name), values[name]) : text),
    homeText(),
  )

export const getAboutText = ({ values }: PublishedTexts): AboutText =>
  values.about && isEditable()
    ? applyChanges(aboutText(), listTextFields('about'), values.about)
    : aboutText()
