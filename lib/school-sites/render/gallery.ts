import 'server-only'

/**
 * Rows without gaps: within a row each picture is as wide as its shape asks, so that all are equally high. The
 * shapes are rounded to tenths, because the page's policy allows classes but no styles of single elements.
 */

const SHAPES = { min: 7, max: 22 }

/** Of a row, in tenths: three landscape photos, or five that stand upright. */
const ROW_SHARE = 44

/** Beside each other on a phone, these lose little of their sides. */
const MIN_WIDE_SHARE = 12

export type GalleryPicture<Picture> = { picture: Picture; ratio: number; isFirst: boolean }

type Placed<Picture> = GalleryPicture<Picture> & {
  /** Width for a height of ten. */
  share: number
  /** Alone in its line on a phone, where the others are in pairs. */
  isLead: boolean
  className: string
}

export function arrangeGallery<Picture>(pictures: GalleryPicture<Picture>[]): Placed<Picture>[][] {
  const shares = pictures.map(({ ratio }) =>
    Math.min(SHAPES.max, Math.max(SHAPES.min, Math.round(ratio * 10))),
  )
  return splitEvenly(shares).map(([from, to]) =>
    pictures.slice(from, to).map((picture, index) => {
      const share = shares[from + index] ?? SHAPES.min
      const isLead = (to - from) % 2 === 1 && index === 0
      const place = from + index
      const hasRoom = isWidePair(shares, (to - from) % 2 === 1 ? from + 1 : from, place)
      const className = `r${share}${isLead ? ' lead' : hasRoom ? ' wide-pair' : ''}`
      return { ...picture, share, isLead, className }
    }),
  )
}

/** Each row: its first place and the one after its last. */
function splitEvenly(shares: number[]): [number, number][] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const rowCount = Math.ceil(total / ROW_SHARE)
  const rows: [number, number][] = []
  let [from, sum] = [0, 0]
  for (const [index, share] of shares.entries()) {
    const goal = (total * (rows.length + 1)) / rowCount
    // The picture goes to the row that then comes closer to its equal part.
    if (index > from && Math.abs(sum + share - goal) > Math.abs(goal - sum)) {
      rows.push([from, index])
      from = index
    }
    sum += share
  }
  return [...rows, [from, shares.length]]
}

/** Pairs begin after the lead. */
function isWidePair(shares: number[], firstPair: number, place: number): boolean {
  const first = place - ((place - firstPair) % 2)
  return [first, first + 1].every((index) => (shares[index] ?? 0) >= MIN_WIDE_SHARE)
}

/** One class for each shape. */
const SHAPE_STYLES = Array.from({ length: SHAPES.max - SHAPES.min + 1 }, (_, index) => {
  const share = SHAPES.min + index
  return `.row .r${share}{flex-grow:${share}}.row .r${share} img{aspect-ratio:${share}/10}`
}).join('')

/** On a phone, pairs are equally wide, and what does not fit is cropped. */
export const GALLERY_STYLES = `@media(min-width:46.1rem){${SHAPE_STYLES}}`
