import 'server-only'
import { aboutText } from '@/i18n/about'
import { homeText } from '@/i18n/home'
import { getLanguage } from '@/i18n/language'
import { listTextFields } from './fields'
import { type TextName, toTextId } from './kinds'
import { applyChanges } from './paths'
import type { PublishedTexts } from './published'

export type HomeText = ReturnType<typeof homeText>
export type AboutText = ReturnType<typeof aboutText>

const HOME_NAMES = ['home', 'homeThemes', 'homeCards'] as const

export const getHomeText = (texts: PublishedTexts): HomeText =>
  HOME_NAMES.reduce((text, name) => applyPublished(text, name, texts), homeText())

export const getAboutText = (texts: PublishedTexts): AboutText =>
  applyPublished(aboutText(), 'about', texts)

/** In the language of the page. */
function applyPublished<Section extends object>(
  section: Section,
  name: TextName,
  { values }: PublishedTexts,
): Section {
  const id = toTextId(name, getLanguage())
  return values[id] ? applyChanges(section, listTextFields(id), values[id]) : section
}
