import { toolkit } from '@/i18n/en/toolkit'
import type { Theme } from './types'

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

/** The files are in English, whatever the site's language. */
export const { licence } = toolkit

export function fileOf(theme: Pick<Theme, 'id'>, part: Part, format: Format) {
  return `${theme.id}/${part.file.toLowerCase().replaceAll(' ', '-')}.${format}`
}

/** Large enough to recognise the page, too small to teach from. */
export function pictureOf(theme: Pick<Theme, 'id'>, part: Part, page: number) {
  return `${theme.id}/pages/${part.file.toLowerCase().replaceAll(' ', '-')}-${page}.webp`
}

export const setName = (theme: Pick<Theme, 'name'>) => toolkit.setName(theme.name)

/** Recognisable among a hundred other downloads. */
export function downloadName(theme: Pick<Theme, 'name'>, part: Part, format: Format) {
  return `UNS ${part.file} - ${theme.name}.${format}`
}
