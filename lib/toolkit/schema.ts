/** What the page knows of a work: a locked file has neither address nor name, so none can be shown by mistake. */

import type { Theme } from '@/lib/series/kinds'

export const PARTS = ['deck', 'cards', 'templates', 'rubrics', 'journal'] as const

export type WorkCard = {
  id: string
  theme: Theme
  part: (typeof PARTS)[number]
  title: string
  about: string
  grades: string
  isPremium: boolean
  across: boolean
  /** What stands on each page, and its small picture. */
  pages: string[]
  pictures: string[]
  /** How many pages it has, also where they have no pictures. */
  extent: number
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
