import 'server-only'
import type { SiteRelease } from '../schema'
import { toPageHref } from '../site-view'
import { html, SafeHtml } from './html'

export const renderSitemap = ({ pages }: SiteRelease, canonicalBase: string): string =>
  html`${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(
    ({ path }) => html`<url><loc>${toPageHref(canonicalBase, path)}</loc></url>`,
  )}</urlset>`.text

const DECLARATION = new SafeHtml('<?xml version="1.0" encoding="UTF-8"?>')
