import 'server-only'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { routes } from '@/lib/routes'
import { findOwnSite } from '../access'
import { getSiteUrl } from '../address'
import { composeRelease } from '../publish'
import { renderSitePage } from '../render/page'

/** A page of the draft for its editors, framed by the editing page. Never stored by a cache. */
export async function sendDraftPage(viewer: { id: string }, path: string): Promise<Response> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (!site) throw new AppError('notFound', 'notFound')
  const { release } = await composeRelease(db, site, { hasEmptyPages: true })
  const view = {
    slug: site.slug,
    release,
    base: routes.schoolWebsitePreview,
    canonicalBase: getSiteUrl(site),
    hostOrigin: settings().appUrl.origin,
    day: '',
    isDraft: true,
  }
  const page = renderSitePage(view, path)
  if (!page) throw new AppError('notFound', 'notFound')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'private, no-store',
  }
  return new Response(page.html, { headers })
}
