import 'server-only'
import type { SitePictureBlock } from '../schema'
import { toFileHref } from '../site-view'
import { html, type SafeHtml } from './html'
import { type BlockContext, langAttribute } from './text'

export function renderPictures(blocks: SitePictureBlock[], context: BlockContext): SafeHtml {
  const figures = blocks.map((block, index) =>
    renderPicture(block, context, context.isFirst && index === 0),
  )
  return figures.length > 1 ? html`<div class="gallery">${figures}</div>` : html`${figures}`
}

/** Known sizes keep the page from moving; only the first picture of a page loads at once. */
function renderPicture(
  { file: id, alt, text }: SitePictureBlock,
  { view }: BlockContext,
  isFirst: boolean,
) {
  const file = view.release.files[id]
  if (file?.kind !== 'picture') return html``
  const loading = isFirst ? html` fetchpriority="high"` : html` loading="lazy"`
  return html`<figure><img src="${toFileHref(view, id)}" alt="${alt.trim()}" width="${file.width}" height="${file.height}"${loading} decoding="async"${langAttribute(alt, view)}>${
    text.trim() && html`<figcaption${langAttribute(text, view)}>${text.trim()}</figcaption>`
  }</figure>`
}
