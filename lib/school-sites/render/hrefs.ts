import 'server-only'
import type { SiteRelease } from '../schema'

/** All that a page is rendered from, so that rendering needs neither database nor clock. */
export type SiteView = {
  slug: string
  release: SiteRelease
  /** Prefix of the site's own links: `/s/<slug>`, empty on its own host, or `STATIC_BASE`. */
  base: string
  /** Absolute URL of the home page for search engines, without a slash at its end. */
  canonicalBase: string
  /** The site that hosts it. */
  hostOrigin: string
  /** In India; notices appear and end by it. */
  day: string
  isDraft: boolean
}

/** Links between files of one folder. */
export const STATIC_BASE = '.'

export function toPageHref(base: string, path: string): string {
  if (base === STATIC_BASE) return `${path || 'index'}.html`
  return path === '' ? base || '/' : `${base}/${path}`
}

export function toFileHref({ base, release }: Pick<SiteView, 'base' | 'release'>, id: string) {
  if (base !== STATIC_BASE) return `${base}/files/${id}`
  return `file-${id.slice(0, 16)}.${release.files[id]?.kind === 'pdf' ? 'pdf' : 'webp'}`
}
