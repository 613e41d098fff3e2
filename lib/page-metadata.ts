import 'server-only'
import type { Metadata } from 'next'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { frameText } from '@/i18n/frame'
import { getLanguageTag } from '@/i18n/language'
import { getPathPrefix, matchRoute } from '@/lib/match-route'

/** Shown beside a link to the page. Home has one of its own drawing; what is not to be found shares it. */
export function getSharingImage(path: string): string {
  const policy = matchRoute(path)
  // Pages of one kind share the picture of the page above them.
  return path !== '/' && policy?.indexed
    ? `/sharing${getPathPrefix(policy).replace(/\/$/, '')}.png`
    : '/opengraph.png'
}

type PageMetadataInput = { title: string; description: string; path: string }

/** What search engines and link previews are told about a public page. */
export function buildPageMetadata({ title, description, path }: PageMetadataInput): Metadata {
  const url = absoluteUrl(path)
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: getLanguageTag().replace('-', '_'),
      title,
      description,
      url,
      images: [{ url: getSharingImage(path), width: 1200, height: 630, alt: frameText().tagline }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
