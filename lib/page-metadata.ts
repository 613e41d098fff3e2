import 'server-only'
import type { Metadata } from 'next'
import { fullAddress } from '@/base/owner'
import { site } from '@/base/site'
import { frameWords } from '@/words/frame'
import { languageTag } from '@/words/language'

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
      images: [{ url: '/opengraph.png', width: 1200, height: 630, alt: frameWords().tagline }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
