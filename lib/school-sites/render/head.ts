import 'server-only'
import type { SiteReleasePage } from '../schema'
import { type SiteView, STATIC_BASE, toFileHref, toPageHref } from '../site-view'
import { html, SafeHtml } from './html'

const MAX_DESCRIPTION = 155

export function renderHead(view: SiteView, page: SiteReleasePage, styles: string): SafeHtml {
  const { name, tagline } = view.release.settings
  const title = page.path === '' ? name : `${page.title} – ${name}`
  const description = describe(page) || tagline || name
  const url = toPageHref(view.canonicalBase, page.path)
  const picture = findSharePicture(view, page)
  return html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}">${
    view.isDraft
      ? html`<meta name="robots" content="noindex, nofollow">`
      : view.base !== STATIC_BASE && html`<link rel="canonical" href="${url}">`
  }<meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}">${
    picture &&
    html`<meta property="og:image" content="${toFileHref({ ...view, base: view.canonicalBase }, picture)}">`
  }<style>${new SafeHtml(styles)}</style></head>`
}

/** The first words that were typed on the page. */
function describe({ blocks }: SiteReleasePage): string {
  const text = blocks.find((block) => block.type === 'text' && block.text.trim())
  const words = text?.type === 'text' ? text.text.replace(/\s+/g, ' ').trim() : ''
  return words.length > MAX_DESCRIPTION
    ? `${words.slice(0, MAX_DESCRIPTION).toWellFormed()}…`
    : words
}

function findSharePicture({ release }: SiteView, { blocks }: SiteReleasePage) {
  const pictures = blocks.flatMap((block) => (block.type === 'picture' ? block.file : []))
  return [...pictures, release.settings.logo].find((id) => release.files[id]?.kind === 'picture')
}
