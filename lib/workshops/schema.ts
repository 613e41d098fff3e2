import type { PictureName } from '@/content/pictures'

export type WorkshopCard = {
  id: string
  title: string
  text: string
  picture: PictureName
  link: string | null
}
