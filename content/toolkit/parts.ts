import { toolkit } from '@/i18n/en/toolkit'
import type { Language } from '@/i18n/languages'
import type { ThemeEdition } from './types'

export type PartId = 'deck' | 'cards' | 'templates' | 'rubrics' | 'journal'
export type Format = 'pptx' | 'docx' | 'pdf'

export type Part = {
  id: PartId
  name: string
  /** Part of file names. */
  file: string
  formats: Format[]
  isPremium: boolean
  /** Landscape. */
  across?: true
}

export const parts: readonly Part[] = [
  {
    id: 'deck',
    name: 'Slide decks',
    file: 'Slide Deck',
    formats: ['pptx', 'pdf'],
    isPremium: true,
    across: true,
  },
  {
    id: 'cards',
    name: 'Reflection cards',
    file: 'Reflection Cards',
    formats: ['pdf'],
    isPremium: false,
  },
  {
    id: 'templates',
    name: 'Templates',
    file: 'Templates',
    formats: ['docx', 'pdf'],
    isPremium: true,
  },
  {
    id: 'rubrics',
    name: 'Assessment rubrics',
    file: 'Assessment Rubrics',
    formats: ['docx', 'pdf'],
    isPremium: true,
    across: true,
  },
  {
    id: 'journal',
    name: 'Student journals',
    file: 'Student Journal',
    formats: ['pdf'],
    isPremium: true,
  },
]

/** In Hindi and Tamil too. */
export const translatedParts = parts.filter(({ id }) => id === 'cards' || id === 'templates')

/** The English files are in English, whatever the site's language. */
export const { licence } = toolkit

type EditionKey = Pick<ThemeEdition, 'id' | 'language'>

export const folderOf = ({ id, language }: EditionKey) =>
  language === 'en' ? id : `${id}/${language}`

export function fileOf(theme: EditionKey, part: Part, format: Format) {
  return `${folderOf(theme)}/${getFileName(part)}.${format}`
}

/** Large enough to recognise the page, too small to teach from. */
export function pictureOf(theme: EditionKey, part: Part, page: number) {
  return `${folderOf(theme)}/pages/${getFileName(part)}-${page}.webp`
}

const getFileName = ({ file }: Part) => file.toLowerCase().replaceAll(' ', '-')

export const setName = (theme: Pick<ThemeEdition, 'name'>) => toolkit.setName(theme.name)

/** Recognisable among a hundred other downloads. A header holds ASCII only, so it is in English. */
export function downloadName(englishTheme: string, part: Part, format: Format, language: Language) {
  const edition = language === 'en' ? '' : ` - ${LANGUAGE_NAMES.of(language)}`
  return `UNS ${part.file} - ${englishTheme}${edition}.${format}`
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })
