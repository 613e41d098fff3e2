import 'server-only'
import { isLanguage } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { hashInlineText } from '@/lib/content-policy'
import { routes } from '@/lib/routes'
import { RIGHT_TO_LEFT_LANGUAGES } from '../kinds'
import { findDisclosure, type SiteRelease, type SiteReleasePage } from '../schema'
import { renderBlocks } from './blocks'
import { buildCoverStyles, hasCover, renderCover } from './cover'
import { DISCLOSURE_STYLES } from './disclosure'
import { renderIconLink, renderSchoolFacts, renderShareData } from './facts'
import {
  html,
  renderLabel,
  SafeHtml,
  type SiteView,
  STATIC_BASE,
  toFileHref,
  toPageHref,
} from './html'
import { findSharedCopy, PICTURE_SIZES, renderImage } from './pictures'
import { buildStyles, compactStyles } from './styles'
import { langAttribute } from './text'
import { VIDEO_FRAME_SOURCES } from './video'

const MAX_DESCRIPTION = 155

export type RenderedSitePage = { html: string; csp: string }

const DOCTYPE = new SafeHtml('<!DOCTYPE html>')

const DECLARATION = new SafeHtml('<?xml version="1.0" encoding="UTF-8"?>')

export function renderHead(view: SiteView, page: SiteReleasePage, styles: string): SafeHtml {
  const { name, tagline } = view.release.settings
  const title = page.path === '' ? name : `${page.title} – ${name}`
  const description = describe(page) || tagline || name
  const url = toPageHref(view.canonicalBase, page.path)
  return html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}">${
    view.isDraft
      ? html`<meta name="robots" content="noindex, nofollow">`
      : view.base !== STATIC_BASE && html`<link rel="canonical" href="${url}">`
  }${renderIconLink(view)}${renderShareData(view, page, { title, description, url })}<style>${new SafeHtml(styles)}</style></head>`
}

export function renderHeader(view: SiteView, page: SiteReleasePage) {
  const { name, tagline, logo } = view.release.settings
  const nameMarkup = html`<span itemprop="name"${langAttribute(name, view)}>${name}</span>`
  const home = toPageHref(view.base, '')
  return html`<header${nameInPreview(view, 'header')}><div class="wide">${renderLogo(view, logo)}<div>${
    page.path === ''
      ? html`<h1 class="name">${nameMarkup}</h1>`
      : html`<p class="name"><a href="${home}">${nameMarkup}</a></p>`
  }${tagline.trim() && html`<p class="tagline"${langAttribute(tagline, view)}>${tagline.trim()}</p>`}</div></div><link itemprop="url" href="${toPageHref(view.canonicalBase, '')}">${renderSchoolFacts(view, page)}</header>${renderNavigation(view, page)}`
}

export function renderFooter(view: SiteView) {
  const { hosted, write, report } = schoolSitePageText()
  const { name } = view.release.settings
  const link = (path: string, label: string) =>
    html`<a href="${view.hostOrigin}${path}">${renderLabel(label, view)}</a>`
  return html`<footer${nameInPreview(view, 'footer')}><div class="wide"><p${langAttribute(name, view)}>${name}</p><p class="links">${link(routes.websiteMessage(view.slug), write)} ${link(routes.websiteReport(view.slug), report)} ${link('/', hosted)}</p></div></footer>`
}

/** Null where the site has no such page. */
export function renderSitePage(view: SiteView, path: string): RenderedSitePage | null {
  const page = view.release.pages.find((candidate) => candidate.path === path)
  if (!page) return null
  const { settings } = view.release
  const styles =
    buildStyles(settings, page.blocks) + buildCoverStyles(page) + buildDisclosureStyles(page)
  const body = () => html`${renderTitle(view, page)}${renderBlocks(view, page)}`
  return {
    html: runInFrameLanguage(view, () => renderDocument(view, page, { styles, body })),
    csp: buildSiteCsp(styles, {
      isFrameable: view.isDraft,
      hasVideo: page.blocks.some(({ type }) => type === 'video'),
      hasForm: !view.isDraft && page.blocks.some(({ type }) => type === 'admission'),
    }),
  }
}

/** Only where the page has one. */
const buildDisclosureStyles = ({ blocks }: SiteReleasePage) =>
  findDisclosure(blocks) ? compactStyles(DISCLOSURE_STYLES) : ''

/** Our own words are in the site's language where we write it, else in English. */
export const runInFrameLanguage = <Result>({ release }: SiteView, render: () => Result): Result =>
  runInLanguage(isLanguage(release.settings.language) ? release.settings.language : 'en', render)

export const renderSitemap = ({ pages }: SiteRelease, canonicalBase: string): string =>
  html`${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(
    ({ path }) => html`<url><loc>${toPageHref(canonicalBase, path)}</loc></url>`,
  )}</urlset>`.text

/** The first words that were typed on the page. */
function describe({ blocks }: SiteReleasePage): string {
  const text = blocks.find((block) => block.type === 'text' && block.text.trim())
  const words = text?.type === 'text' ? text.text.replace(/\s+/g, ' ').trim() : ''
  return words.length > MAX_DESCRIPTION
    ? `${words.slice(0, MAX_DESCRIPTION).toWellFormed()}…`
    : words
}

/** Decorative: the name is beside it. */
function renderLogo(view: SiteView, logo: string) {
  const file = view.release.files[logo]
  if (file?.kind !== 'picture') return null
  return html`<link itemprop="logo" href="${toFileHref(view, findSharedCopy(view, logo))}">${renderImage(view, logo, { alt: '', sizes: PICTURE_SIZES.logo, isFirst: true, className: 'logo' })}`
}

function renderNavigation(view: SiteView, { path: currentPath }: SiteReleasePage) {
  const { pages, settings } = view.release
  if (pages.length < 2) return null
  const links = pages.map(
    ({ path, title }) =>
      html`<li><a href="${toPageHref(view.base, path)}"${path === currentPath && html` aria-current="page"`}${langAttribute(title, view)}>${title}</a></li>`,
  )
  return html`<nav aria-label="${view.isDraft ? schoolSitePageText().preview.nav : settings.name}"><ul class="wide">${links}</ul></nav>`
}

/** The page's own words between the site's head, menu and foot. */
export function renderDocument(
  view: SiteView,
  page: SiteReleasePage,
  { styles, body }: { styles: string; body: () => SafeHtml },
): string {
  const { language, design } = view.release.settings
  const direction = RIGHT_TO_LEFT_LANGUAGES.includes(language) && html` dir="rtl"`
  const skip = renderLabel(schoolSitePageText().skip, view)
  return html`${DOCTYPE}<html lang="${language}"${direction}>${renderHead(view, page, styles)}<body class="${design}" itemscope itemtype="https://schema.org/School"><a class="skip" href="#main">${skip}</a>${renderHeader(view, page)}<main id="main" tabindex="-1"${nameInPreview(view, 'main')}>${renderCover(view, page)}<div class="content">${body()}</div></main>${renderFooter(view)}</body></html>`
    .text
}

/** The home page's heading is the name of the school, in the header. */
function renderTitle(view: SiteView, page: SiteReleasePage) {
  if (page.path === '' || hasCover(view, page)) return null
  return html`<h1${langAttribute(page.title, view)}>${page.title}</h1>`
}

/** The page around the preview has such parts too, so each is named. */
function nameInPreview(view: SiteView, part: keyof PreviewNames) {
  return view.isDraft && html` aria-label="${schoolSitePageText().preview[part]}"`
}

type PreviewNames = ReturnType<typeof schoolSitePageText>['preview']

type PageNeeds = { isFrameable?: boolean; hasVideo?: boolean; hasForm?: boolean }

/** No source of scripts at all, so that nothing a school types can ever run. */
export function buildSiteCsp(
  styles: string,
  { isFrameable, hasVideo, hasForm }: PageNeeds = {},
): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${hashInlineText(styles)}`,
    "img-src 'self'",
    ...(hasVideo ? [`frame-src ${VIDEO_FRAME_SOURCES}`] : []),
    // Lighthouse reads robots.txt under the page's policy; without scripts, nothing else connects.
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    `frame-ancestors ${isFrameable ? "'self'" : "'none'"}`,
  ].join('; ')
}
