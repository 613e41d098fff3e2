import type { PictureName } from '@/content/pictures'

export type WorkshopCard = {
  id: string
  title: string
  text: string
  picture: PictureName
  link: string | null
}

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
