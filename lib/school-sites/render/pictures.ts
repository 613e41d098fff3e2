import 'server-only'
import type { SiteFile, SitePictureBlock } from '../schema'
import { arrangeGallery, type GalleryPicture } from './gallery'
import { html, type SafeHtml, type SiteView, toFileHref } from './html'
import { type BlockContext, langAttribute } from './text'

/** A picture that is wider is heavier than any screen needs. */
const MAX_SHOWN_WIDTH = 1440

/** For browsers that choose none themselves, and the first guess of the others. */
const COMMON_WIDTH = 720

/** Three pixels for each point cost a phone twice the bytes of two, and look the same. */
const DENSE_PHONE = '(max-width:48rem) and (min-resolution:2.1dppx)'

/** Of the blocks of a page on a laptop. */
const CONTENT_WIDTH_REM = 64

/** Which part of the window a picture takes, so that the browser chooses the copy for it. */
const listSizes = (...sizes: string[]) => sizes.join(',')

const WIDE = [`${DENSE_PHONE} 64vw`, '(max-width:46rem) 92vw']
const HALF = [`${DENSE_PHONE} 32vw`, '(max-width:46rem) 46vw']

export const PICTURE_SIZES = {
  cover: listSizes(`${DENSE_PHONE} 64vw`, '100vw'),
  text: listSizes(...WIDE, '44rem'),
  logo: '6rem',
  portrait: '4.5rem',
  column: listSizes(...WIDE, '21rem'),
} as const

type SiteImage = { alt: string; sizes: string; isFirst?: boolean; className?: string }

/** Known sizes keep the page from moving; only the first picture of a page loads at once. */
export function renderImage(
  view: SiteView,
  id: string,
  { alt, sizes, isFirst = false, className }: SiteImage,
): SafeHtml {
  const file = view.release.files[id]
  if (file?.kind !== 'picture') return html``
  const choices = listChoices(view, id, file)
  const common = choices.find(({ width }) => width >= COMMON_WIDTH) ?? choices.at(-1)
  const srcset = choices.map((choice) => `${toFileHref(view, choice.id)} ${choice.width}w`)
  const loading = isFirst ? html` fetchpriority="high"` : html` loading="lazy"`
  return html`<img${className && html` class="${className}"`} src="${toFileHref(view, common?.id ?? id)}"${
    srcset.length > 1 && html` srcset="${srcset.join(', ')}" sizes="${sizes}"`
  } alt="${alt.trim()}" width="${file.width}" height="${file.height}"${loading} decoding="async"${langAttribute(alt, view)}>`
}

/** One picture, or a gallery. Pictures that the release does not list are left out. */
export function renderPictures(blocks: SitePictureBlock[], { view, isFirst }: BlockContext) {
  const pictures = blocks.flatMap((block, index): GalleryPicture<SitePictureBlock>[] => {
    const file = view.release.files[block.file]
    if (file?.kind !== 'picture') return []
    const { width = 1, height = 1 } = file
    return [{ picture: block, ratio: width / height, isFirst: isFirst && index === 0 }]
  })
  const [only, ...others] = pictures
  if (!only) return html``
  if (others.length === 0) {
    const isTall = only.ratio < 0.8
    return renderFigure(view, only, PICTURE_SIZES.text, isTall ? 'tall' : '')
  }
  const rows = arrangeGallery(pictures).map((row) => {
    const total = row.reduce((sum, { share }) => sum + share, 0)
    return html`<div class="row">${row.map(({ className, isLead, share, ...picture }) =>
      renderFigure(
        view,
        picture,
        listSizes(
          ...(isLead ? WIDE : HALF),
          `${Math.ceil((CONTENT_WIDTH_REM * share) / total)}rem`,
        ),
        className,
      ),
    )}</div>`
  })
  return html`<div class="gallery">${rows}</div>`
}

/** The id of the picture that services show beside a link to the page. */
export function findSharedCopy({ release }: SiteView, id: string): string {
  const copies = release.files[id]?.copies ?? []
  return copies.at(-1) ?? id
}

function listChoices(view: SiteView, id: string, { copies = [], width = 0 }: SiteFile) {
  const choices = copies.flatMap((copyId) => {
    const copy = view.release.files[copyId]
    return copy?.width ? [{ id: copyId, width: copy.width }] : []
  })
  const isShown = choices.length === 0 || width <= MAX_SHOWN_WIDTH
  return isShown ? [...choices, { id, width }] : choices
}

function renderFigure(
  view: SiteView,
  { picture, isFirst }: GalleryPicture<SitePictureBlock>,
  sizes: string,
  className: string,
) {
  const { file, alt, text } = picture
  return html`<figure${className && html` class="${className}"`}>${renderImage(view, file, { alt, sizes, isFirst })}${
    text.trim() && html`<figcaption${langAttribute(text, view)}>${text.trim()}</figcaption>`
  }</figure>`
}
