import 'server-only'
import type { Metadata } from 'next'
import { fullAddress } from '@/base/owner'
import { site } from '@/base/site'
import { areaOf, startOf } from '@/lib/area-of'
import { frameWords } from '@/words/frame'
import { languageTag } from '@/words/language'

/** Shown beside a link to the page. Home has one of its own drawing; what is not to be found shares it. */
export function sharingPicture(path: string): string {
  const area = areaOf(path)
  // Pages of one kind share the picture of the page above them.
  return path !== '/' && area?.indexed
    ? `/sharing${startOf(area).replace(/\/$/, '')}.png`
    : '/opengraph.png'
}

type Page = { title: string; description: string; path: string }

/** What search engines and link previews are told about a public page. */
export function pageMetadata({ title, description, path }: Page): Metadata {
  const url = fullAddress(path)
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: languageTag().replace('-', '_'),
      title,
      description,
      url,
      images: [{ url: sharingPicture(path), width: 1200, height: 630, alt: frameWords().tagline }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
