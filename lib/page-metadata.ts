import 'server-only'
import type { Metadata } from 'next'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { frameText } from '@/i18n/frame'
import { getLanguageTag } from '@/i18n/language'
import { getPathPrefix, matchRoute } from '@/lib/match-route'

/** Open Graph image. Home has its own; pages that are not indexed share it. */
export function getSharingImage(path: string): string {
  const policy = matchRoute(path)
  // Pages of one kind share their parent's picture.
  return path !== '/' && policy?.isIndexed
    ? `/sharing${getPathPrefix(policy).replace(/\/$/, '')}.png`
    : '/opengraph.png'
}

type PageMetadataInput = { title: string; description: string; path: string }

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
