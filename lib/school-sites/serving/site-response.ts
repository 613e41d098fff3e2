import 'server-only'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { getLanguageTag } from '@/i18n/language'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { routes } from '@/lib/routes'
import { FILE_CSP } from '@/lib/security-headers'
import { findOwnSite } from '../access'
import { getSiteUrl } from '../address'
import { composeRelease } from '../publish'
import { renderCalendar } from '../render/calendar'
import { renderEnquiryPath } from '../render/enquiry-page'
import { CALENDAR_PATH } from '../render/events'
import { ICON_PATH, renderIcon } from '../render/facts'
import { html, type SiteView } from '../render/html'
import { buildSiteCsp, renderSitemap, renderSitePage, runInFrameLanguage } from '../render/page'
import { renderVideoFrame, VIDEO_FOLDER } from '../render/video'
import { composeStart } from '../templates/draft'
import { applyLook } from './draft-look'
import { findPublicSite, type PublicSite } from './find-site'
import { findNewAddress } from './former-address'
import { listSiteSessions } from './sessions'

export type SiteResponse = {
  status: 200 | 301 | 404 | 410
  headers: Record<string, string>
  body: string
}

export const SITEMAP_PATH = 'sitemap.xml'

const ROBOTS_PATH = 'robots.txt'

const MISSING: SiteResponse = { status: 404, headers: {}, body: '' }

const HTML_TYPE = 'text/html; charset=utf-8'

/** The same bytes for every visitor, so that the server may cache them until the site changes. */
export async function buildSiteResponse(
  slug: string,
  path: string,
  { hasOwnHost = false } = {},
): Promise<{ site: PublicSite | null; response: SiteResponse }> {
  const site = await findPublicSite(slug)
  if (!site) return { site, response: await buildMovedResponse(slug, path) }
  const response =
    site.state === 'over' ? buildGoneResponse() : await buildPageResponse(site, path, hasOwnHost)
  return { site, response }
}

/** For a school's own host, where the 404 page of the main site would link to nothing. */
export const buildMissingSiteResponse = (): SiteResponse => {
  const { missingTitle, missing } = schoolSitePageText()
  return buildPlainResponse(404, missingTitle, missing)
}

/** For hosts without our server, which answers from its cache instead. */
export async function sendSitePage(slug: string, path: string): Promise<Response> {
  const { response } = await buildSiteResponse(slug, path)
  const { status, headers, body } = response
  if (status === 404) throw new AppError('notFound', 'notFound')
  const cacheControl = status === 200 ? 'public, max-age=0, s-maxage=1' : 'no-store'
  return new Response(body, { status, headers: { ...headers, 'cache-control': cacheControl } })
}

/** A school keeps the addresses that it has had. */
async function buildMovedResponse(slug: string, path: string): Promise<SiteResponse> {
  const home = await findNewAddress(slug)
  if (home === null) return MISSING
  return { status: 301, headers: { location: path ? `${home}/${path}` : home }, body: '' }
}

async function buildPageResponse(
  site: PublicSite,
  path: string,
  hasOwnHost: boolean,
): Promise<SiteResponse> {
  const view = await buildPublicView(site, hasOwnHost)
  const extra = buildExtraResponse(view, path, hasOwnHost)
  if (extra) return extra
  const page = renderSitePage(view, path) ?? renderEnquiryPath(view, path)
  if (!page) return MISSING
  const headers = { 'content-type': HTML_TYPE, 'content-security-policy': page.csp }
  return { status: 200, headers, body: page.html }
}

/** What a public site is rendered from, below `/s/` or on a host of its own. */
export async function buildPublicView(site: PublicSite, hasOwnHost: boolean): Promise<SiteView> {
  const { slug, release, day } = site
  return {
    ...{ slug, release, day, isDraft: false },
    base: hasOwnHost ? '' : routes.schoolSite(slug),
    canonicalBase: getSiteUrl(site),
    hostOrigin: settings().appUrl.origin,
    sessions: await listSiteSessions(slug, release),
  }
}

/** Files that no school has typed; null for pages. */
function buildExtraResponse(view: SiteView, path: string, hasOwnHost: boolean) {
  const { release, canonicalBase } = view
  if (hasOwnHost && path === ROBOTS_PATH)
    return buildFile(
      'text/plain',
      `user-agent: *\nallow: /\nsitemap: ${canonicalBase}/${SITEMAP_PATH}\n`,
    )
  if (path === SITEMAP_PATH)
    return buildFile('application/xml', renderSitemap(release, canonicalBase))
  if (path === ICON_PATH) return buildFile('image/svg+xml', renderIcon(view))
  if (path === CALENDAR_PATH) {
    const calendar = renderCalendar(view)
    return calendar === null ? MISSING : buildFile('text/calendar', calendar)
  }
  return path.startsWith(VIDEO_FOLDER) ? buildVideoFrame(view, path) : null
}

const buildFile = (type: string, body: string): SiteResponse => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': FILE_CSP },
  body,
})

/** Framed by the pages of the same host only. */
function buildVideoFrame(view: SiteView, path: string): SiteResponse {
  const frame = runInFrameLanguage(view, () =>
    renderVideoFrame(view, path.slice(VIDEO_FOLDER.length)),
  )
  if (!frame) return MISSING
  const headers = {
    'content-type': HTML_TYPE,
    'content-security-policy': buildSiteCsp(frame.styles, { isFrameable: true }),
    'X-Frame-Options': 'SAMEORIGIN',
  }
  return { status: 200, headers, body: frame.html }
}

const buildGoneResponse = (): SiteResponse => {
  const { goneTitle, gone } = schoolSitePageText()
  return buildPlainResponse(410, goneTitle, gone)
}

function buildPlainResponse(status: 404 | 410, title: string, text: string): SiteResponse {
  const body = html`<!DOCTYPE html><html lang="${getLanguageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  const csp = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return {
    status,
    headers: { 'content-type': HTML_TYPE, 'content-security-policy': csp },
    body: body.text,
  }
}

/**
 * A page of the draft for its editors, framed by the editing page. `look` may name a design and a colour that
 * are not saved. Never stored by a cache.
 */
export async function sendDraftPage(
  viewer: { id: string },
  path: string,
  look = new URLSearchParams(),
): Promise<Response> {
  const view = await buildDraftView(viewer, look)
  const page = renderSitePage(view, path)
  if (!page) throw new AppError('notFound', 'notFound')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'private, no-store',
  }
  return new Response(page.html, { headers })
}

/** Before there is a website: what a coordinator would get. */
async function buildDraftView(viewer: { id: string }, look: URLSearchParams): Promise<SiteView> {
  const db = await database()
  const { origin } = settings().appUrl
  const site = await findOwnSite(db, viewer.id)
  const release = site
    ? (await composeRelease(db, site, { isDraft: true })).release
    : await composeStart(db, viewer, look)
  if (!release) throw new AppError('notFound', 'notFound')
  return {
    slug: site?.slug ?? '',
    release: applyLook(release, look),
    base: routes.schoolWebsitePreview,
    canonicalBase: site ? getSiteUrl(site) : origin,
    hostOrigin: origin,
    day: '',
    isDraft: true,
    sessions: site ? await listSiteSessions(site.slug, release) : [],
  }
}
