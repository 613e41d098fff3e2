import { toolkit } from '@/i18n/en/toolkit'
import type { Theme } from './types'

export type PartId = 'deck' | 'cards' | 'templates' | 'rubrics' | 'journal'
export type Format = 'pptx' | 'docx' | 'pdf'

export type Part = {
  id: PartId
  /** As the home page names it. */
  name: string
  /** In the names of files, on disk and as a teacher finds them among the downloads. */
  file: string
  formats: Format[]
  isPremium: boolean
  /** Its sheets lie across. */
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

/** The files are in English, whatever the language of the site. */
export const { licence } = toolkit

/** Where `npm run toolkit` puts a file, below content/toolkit/files. */
export function fileOf(theme: Pick<Theme, 'id'>, part: Part, format: Format) {
  return `${theme.id}/${part.file.toLowerCase().replaceAll(' ', '-')}.${format}`
}

/** A picture of one of its pages, small enough to show what it is and too small to teach from. */
export function pictureOf(theme: Pick<Theme, 'id'>, part: Part, page: number) {
  return `${theme.id}/pages/${part.file.toLowerCase().replaceAll(' ', '-')}-${page}.webp`
}

/** All files of a theme in one. */
export const setName = (theme: Pick<Theme, 'name'>) => toolkit.setName(theme.name)

/** The name under which it is saved: found again among a hundred other downloads. */
export function downloadName(theme: Pick<Theme, 'name'>, part: Part, format: Format) {
  return `UNS ${part.file} - ${theme.name}.${format}`
}
