import 'server-only'
import type { SiteReleasePage } from '../schema'
import { html, type SafeHtml, type SiteView, toPageHref } from './html'
import { PICTURE_SIZES, renderImage } from './pictures'
import { langAttribute } from './text'

/** The photo with its words beside or below it, on a ground of their own: so every photo leaves them readable. */
export function renderCover(view: SiteView, page: SiteReleasePage): SafeHtml {
  if (!hasCover(view, page)) return html``
  const { file, alt, x, text } = page.cover
  const image = renderImage(view, file, { alt, sizes: PICTURE_SIZES.cover, isFirst: true })
  const words = [
    renderCoverTitle(page, view),
    text.trim() && html`<p${langAttribute(text, view)}>${text.trim()}</p>`,
    renderCoverLink(view, page.cover.link),
  ].filter(Boolean)
  // The words leave the side free where the photo shows what matters.
  const side = x < 50 ? 'words at-end' : 'words'
  return html`<div class="cover">${image}${words.length > 0 && html`<div class="wide"><div class="${side}">${words}</div></div>`}</div>`
}

export const hasCover = (
  { release }: SiteView,
  page: SiteReleasePage,
): page is SiteReleasePage & { cover: NonNullable<SiteReleasePage['cover']> } =>
  release.files[page.cover?.file ?? '']?.kind === 'picture'

/** Numbers of a checked cover, so nothing typed reaches the sheet. */
export const buildCoverStyles = ({ cover }: SiteReleasePage): string =>
  cover ? `.cover img{object-position:${cover.x}% ${cover.y}%}` : ''

/** The heading of the home page is the name of the school, in the header. */
function renderCoverTitle({ path, title, cover }: SiteReleasePage, view: SiteView) {
  if (path !== '') return html`<h1${langAttribute(title, view)}>${title}</h1>`
  const headline = cover?.title.trim()
  return headline && html`<h2 class="headline"${langAttribute(headline, view)}>${headline}</h2>`
}

function renderCoverLink(view: SiteView, path: string) {
  const page = path && view.release.pages.find((candidate) => candidate.path === path)
  return (
    page &&
    html`<p><a class="go" href="${toPageHref(view.base, path)}"${langAttribute(page.title, view)}>${page.title}</a></p>`
  )
}
