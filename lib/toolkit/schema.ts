/** What the page knows of a work: a locked file has neither address nor name, so none can be shown by mistake. */

import type { ProgrammeTheme } from '@/lib/live-sessions/kinds'

export const RESOURCE_TYPES = ['deck', 'cards', 'templates', 'rubrics', 'journal'] as const

/** What a search takes. */
export const MAX_QUERY_CHARS = 100
export const MAX_QUERY_WORDS = 8

/** For each word, by resource, the numbers of the pages that have it in their text. */
export type TextMatches = Record<string, Record<string, number[]>>

export const splitWords = (text: string) => [
  ...new Set(text.toLowerCase().split(/\s+/).filter(Boolean)),
]

export type ToolkitResourceCard = {
  id: string
  theme: ProgrammeTheme
  part: (typeof RESOURCE_TYPES)[number]
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

export type ThemeResources = {
  theme: ToolkitResourceCard['theme']
  works: ToolkitResourceCard[]
  /** All of it at once. */
  set: { address: string; bytes: number } | null
}

/** The address of a page's picture, by its place in the list from 1. */
export const buildPagePictureId = (resourceId: string, pageNumber: number) =>
  `${resourceId}-${pageNumber}.webp`
