import 'server-only'

/** The structured toolkit is large, so it is loaded with the first draft only. */
export const loadToolkitThemes = async () => (await import('@/content/toolkit/themes')).themes

export const loadToolkitEditions = async () => (await import('@/content/toolkit/editions')).editions

export {
  type DraftTemplateText,
  draftTemplates,
  type TemplateFacts,
} from '@/content/drafts'
export { buildInstructions } from '@/content/drafts/prompt-text'
export type { Block, Deck, Slide, Theme, ThemeEdition } from '@/content/toolkit/types'
