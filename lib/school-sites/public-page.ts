import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { getLanguageTag } from '@/i18n/language'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { findPublicSite, type PublicSite } from './queries/public-site'
import { html } from './render/html'
import { renderSitePage } from './render/page'
import { renderSitemap } from './render/sitemap'

export type SiteResponse = {
  status: 200 | 404 | 410
  headers: Record<string, string>
  body: string
}

export const SITEMAP_PATH = 'sitemap.xml'

/** The same bytes for every visitor, so that the server may cache them until the site changes. */
export async function answerSitePage(
  slug: string,
  path: string,
): Promise<{ site: PublicSite | null; answer: SiteResponse }> {
  const site = await findPublicSite(slug)
  if (!site) return { site, answer: MISSING }
  return { site, answer: site.state === 'over' ? buildGoneAnswer() : buildAnswer(site, path) }
}

const MISSING: SiteResponse = { status: 404, headers: {}, body: '' }
const HTML_TYPE = 'text/html; charset=utf-8'

function buildAnswer(site: PublicSite, path: string): SiteResponse {
  const base = `/s/${site.slug}`
  const canonicalBase = absoluteUrl(base)
  if (path === SITEMAP_PATH)
    return {
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      body: renderSitemap(site.release, canonicalBase),
    }
  const { slug, release, day } = site
  const hostOrigin = settings().appUrl.origin
  const view = { slug, release, day, base, canonicalBase, hostOrigin, isDraft: false }
  const page = renderSitePage(view, path)
  if (!page) return MISSING
  const headers = { 'content-type': HTML_TYPE, 'content-security-policy': page.csp }
  return { status: 200, headers, body: page.html }
}

function buildGoneAnswer(): SiteResponse {
  const { goneTitle, gone } = schoolSitePageText()
  const body = html`<!DOCTYPE html><html lang="${getLanguageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${goneTitle}</title></head><body><main><h1>${goneTitle}</h1><p>${gone}</p></main></body></html>`
  const csp = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return {
    status: 410,
    headers: { 'content-type': HTML_TYPE, 'content-security-policy': csp },
    body: body.text,
  }
}
