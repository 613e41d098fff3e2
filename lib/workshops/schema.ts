import type { PictureName } from '@/content/pictures'

export type WorkshopCard = {
  title: string
  text: string
  picture: PictureName
  link: string | null
}
