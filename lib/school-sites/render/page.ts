import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { hashInlineText } from '@/lib/content-policy'
import { RIGHT_TO_LEFT_LANGUAGES } from '../kinds'
import type { SiteReleasePage } from '../schema'
import type { SiteView } from '../site-view'
import { renderBlocks } from './blocks'
import { renderFooter, renderHeader } from './frame'
import { renderHead } from './head'
import { html, SafeHtml } from './html'
import { renderLabel } from './label'
import { buildStyles } from './styles'
import { langAttribute } from './text'

export type RenderedSitePage = { html: string; csp: string }

/** Null where the site has no such page. */
export function renderSitePage(view: SiteView, path: string): RenderedSitePage | null {
  const page = view.release.pages.find((candidate) => candidate.path === path)
  if (!page) return null
  const styles = buildStyles(view.release.settings)
  return { html: renderDocument(view, page, styles), csp: buildSiteCsp(styles, view) }
}

function renderDocument(view: SiteView, page: SiteReleasePage, styles: string): string {
  const { language, design } = view.release.settings
  const direction = RIGHT_TO_LEFT_LANGUAGES.includes(language) && html` dir="rtl"`
  const skip = renderLabel(schoolSitePageText().skip, view)
  return html`${DOCTYPE}<html lang="${language}"${direction}>${renderHead(view, page, styles)}<body class="${design}" itemscope itemtype="https://schema.org/School"><a class="skip" href="#main">${skip}</a>${renderHeader(view, page)}<main id="main" tabindex="-1">${renderTitle(view, page)}${renderBlocks(view, page.blocks)}</main>${renderFooter(view)}</body></html>`
    .text
}

const DOCTYPE = new SafeHtml('<!DOCTYPE html>')

/** The home page's heading is the name of the school, in the header. */
const renderTitle = (view: SiteView, { path, title }: SiteReleasePage) =>
  path === '' ? null : html`<h1${langAttribute(title, view)}>${title}</h1>`

/** No source of scripts at all, so that nothing a school types can ever run. */
function buildSiteCsp(styles: string, { isDraft }: SiteView): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${hashInlineText(styles)}`,
    "img-src 'self'",
    // Lighthouse reads robots.txt under the page's policy; without scripts, nothing else connects.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${isDraft ? "'self'" : "'none'"}`,
  ].join('; ')
}
