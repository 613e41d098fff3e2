import 'server-only'
import { toEmailAddresses, toPhoneNumbers } from '../contact-details'
import type { BlockOf, SiteReleasePage } from '../schema'
import { toInitials } from './entries'
import { html, type SafeHtml, type SiteView, STATIC_BASE, toFileHref, toPageHref } from './html'
import { findSharedCopy } from './pictures'

/** What search engines, messengers and browsers read of a page. */

export const ICON_PATH = 'icon.svg'

const findPicture = ({ release }: SiteView, id: string) =>
  release.files[id]?.kind === 'picture' ? release.files[id] : undefined

/** The logo, or else the initials on the site's colour. */
export function renderIconLink(view: SiteView): SafeHtml {
  const { logo } = view.release.settings
  const picture = findPicture(view, logo)
  if (picture) {
    const href = toFileHref(view, picture.copies?.[0] ?? logo)
    return html`<link rel="icon" href="${href}"><link rel="apple-touch-icon" href="${href}">`
  }
  if (view.isDraft || view.base === STATIC_BASE) return html``
  return html`<link rel="icon" type="image/svg+xml" href="${toPageHref(view.base, ICON_PATH)}">`
}

export function renderIcon({ release }: SiteView): string {
  const { name, colour } = release.settings
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colour}"/><text x="32" y="34" fill="#fff" font-family="system-ui,sans-serif" font-size="28" font-weight="700" text-anchor="middle" dominant-baseline="middle">${toInitials(name)}</text></svg>`
    .text
}

type ShareWords = { title: string; description: string; url: string }

export function renderShareData(
  view: SiteView,
  page: SiteReleasePage,
  { title, description, url }: ShareWords,
): SafeHtml {
  const { name, language } = view.release.settings
  const id = findSharePicture(view, page)
  const shared = id && findSharedCopy(view, id)
  const picture = shared && findPicture(view, shared)
  return html`<meta property="og:type" content="website"><meta property="og:site_name" content="${name}"><meta property="og:locale" content="${language}_IN"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}">${
    shared &&
    picture &&
    html`<meta property="og:image" content="${toFileHref({ ...view, base: view.canonicalBase }, shared)}"><meta property="og:image:width" content="${picture.width}"><meta property="og:image:height" content="${picture.height}"><meta name="twitter:card" content="summary_large_image">`
  }`
}

/** The cover or first picture of the page, else of the home page, else the logo. */
function findSharePicture(view: SiteView, page: SiteReleasePage) {
  const home = view.release.pages.filter(({ path }) => path === '')
  const pictures = [page, ...home].flatMap(({ cover, blocks }) => [
    cover?.file ?? '',
    ...blocks.flatMap((block) => (block.type === 'picture' ? block.file : [])),
  ])
  return [...pictures, view.release.settings.logo].find((id) => findPicture(view, id))
}

/** Of the school's contact block, where this page does not show it anyway. */
export function renderSchoolFacts(view: SiteView, page: SiteReleasePage): SafeHtml {
  if (page.blocks.some(({ type }) => type === 'contact' || type === 'address')) return html``
  const contact = view.release.pages
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<'contact'> => block.type === 'contact')
  if (!contact) return html``
  const fact = (name: string, value: string) => html`<meta itemprop="${name}" content="${value}">`
  return html`${callable(toPhoneNumbers(contact.phone)).map((phone) => fact('telephone', phone))}${callable(
    toEmailAddresses(contact.email),
  ).map((email) => fact('email', email))}${
    contact.text.trim() && fact('address', contact.text.replace(/\s+/g, ' ').trim())
  }`
}

const callable = (links: { text: string; href: string | null }[]) =>
  links.flatMap(({ text, href }) => (href ? text : []))
