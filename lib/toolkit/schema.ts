/** What the page knows of a work: a locked file has neither address nor name, so none can be shown by mistake. */

/** In the order of the series. */
export const THEMES = [
  'social-impact',
  'youth-leadership',
  'global-goals',
  'ethics-innovation',
] as const
export const PARTS = ['deck', 'cards', 'templates', 'rubrics', 'journal'] as const

export type WorkCard = {
  id: string
  theme: (typeof THEMES)[number]
  part: (typeof PARTS)[number]
  title: string
  about: string
  grades: string
  isPremium: boolean
  across: boolean
  /** What stands on each page; its picture is at the same place of the list of pictures. */
  pages: string[]
  files: { format: string; bytes: number; save: { href: string; download: string } | null }[]
}

export type ThemeShelf = {
  theme: WorkCard['theme']
  works: WorkCard[]
  /** All of it at once. */
  set: { address: string; bytes: number } | null
}

/** The address of a page's picture, by its place in the list from 1. */
export const pictureId = (work: string, page: number) => `${work}-${page}.webp`
