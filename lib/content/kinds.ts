import type { PictureName } from '@/content/pictures'

/** The folders of `content/toolkit`. The themes of the site are a list (`lists.ts`). */
export const THEMES = [
  'social-impact',
  'youth-leadership',
  'global-goals',
  'ethics-innovation',
] as const

/** The types of those resources. */
export const RESOURCE_TYPES = ['deck', 'cards', 'templates', 'rubrics', 'journal'] as const

/** Separate from the schemas, so that pages can list them without loading one. */
export const WORKSHOP_PICTURES = [
  'workshop-impact',
  'workshop-leadership',
  'workshop-goals',
  'workshop-ethics',
  'workshop-innovation',
  'workshop-reflection',
  'workshop-rubrics',
  'workshop-ai',
  'online',
] as const satisfies PictureName[]

export const isWorkshopPicture = (name?: string): name is (typeof WORKSHOP_PICTURES)[number] =>
  WORKSHOP_PICTURES.some((candidate) => candidate === name)
