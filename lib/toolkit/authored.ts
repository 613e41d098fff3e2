import 'server-only'

/** The resources that come with the site, as their authors wrote them: large, so loaded when first needed. */

export const loadToolkitThemes = async () => (await import('@/content/toolkit/themes')).themes

export const loadToolkitEditions = async () => (await import('@/content/toolkit/editions')).editions

export type { Block, Deck, Slide, Theme, ThemeEdition } from '@/content/toolkit/types'
