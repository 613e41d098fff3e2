/** What the page knows of a work: a locked file has neither address nor name, so none can be shown by mistake. */

import type { Theme } from '@/lib/series/kinds'

export const PARTS = ['deck', 'cards', 'templates', 'rubrics', 'journal'] as const

/** What a search takes. */
export const MAX_QUERY = 100
export const MAX_WORDS = 8

/** For each word, by resource, the numbers of the pages that have it in their text. */
export type TextMatches = Record<string, Record<string, number[]>>

export const wordsIn = (text: string) => [
  ...new Set(text.toLowerCase().split(/\s+/).filter(Boolean)),
]

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
