import 'server-only'
import type { SiteRelease } from './schema'

/** All that a page is rendered from, so that rendering needs neither database nor clock. */
export type SiteView = {
  slug: string
  release: SiteRelease
  /** Prefix of the site's own links: `/s/<slug>`, or empty on its own host. */
  base: string
  /** Absolute URL of the home page for search engines, without a slash at its end. */
  canonicalBase: string
  /** The site that hosts it. */
  hostOrigin: string
  /** In India; notices appear and end by it. */
  day: string
  isDraft: boolean
}

export const toPageHref = (base: string, path: string) =>
  path === '' ? base || '/' : `${base}/${path}`

export const toFileHref = (base: string, fileId: string) => `${base}/files/${fileId}`
