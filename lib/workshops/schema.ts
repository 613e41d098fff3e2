import type { PictureName } from '@/content/pictures'

export type WorkshopCard = {
  id: string
  /** `lang` attribute of its texts, if they are in another language than the page. */
  lang?: string
  title: string
  /** In other languages, for searches. */
  otherTitles?: string[]
  text: string
  picture: PictureName
  link: string | null
}
