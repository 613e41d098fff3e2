/** What the pages know of an item: a locked one has no address, so none can be shown by mistake. */

type Picture = { src: string; width: number; height: number }

/** A way on to what goes with it. */
export type Companion = { href: string; label: string }

export type BookCard = {
  id: string
  title: string
  cover: Picture
  description: string
  category: string
  isPremium: boolean
  readerUrl: string | null
  companion: Companion | null
}

/** The project's own film, or the site's frame around a player at a video host. */
export type Player = { src: string; captions: string } | { frame: string }

export type VideoCard = {
  id: string
  title: string
  description: string
  isPremium: boolean
  poster: Picture
  player: Player | null
  companion: Companion | null
}
