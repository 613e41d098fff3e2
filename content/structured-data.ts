import { fullAddress, owner } from '@/base/owner'
import { site } from '@/base/site'
import { routes } from '@/lib/routes'
import { frameWords } from '@/words/frame'
import { languageTag } from '@/words/language'

/** Enough to know the organisation by, on pages that do not describe it. */
export const organisationInShort = () => ({
  '@type': 'EducationalOrganization',
  '@id': fullAddress('/#organisation'),
  name: site.name,
  url: fullAddress(routes.home),
  logo: fullAddress('/icons/512.png'),
})

export const organisation = () => ({
  '@context': 'https://schema.org',
  ...organisationInShort(),
  description: frameWords().tagline,
  email: owner.email,
  telephone: owner.phone,
  address: { '@type': 'PostalAddress', streetAddress: owner.address, addressCountry: 'IN' },
})

const KINDS: Record<string, string> = {
  [routes.about]: 'AboutPage',
  [routes.contact]: 'ContactPage',
}

type Step = { title: string; path: string }
/** With the pages between home and it, where it has any. */
export type PageInTrail = Step & { description: string; parents?: Step[] }

/** What a page other than home is, and the way to it. */
export function pageFacts({ title, description, path, parents = [] }: PageInTrail) {
  const url = fullAddress(path)
  const home = { title: frameWords().trail.home, path: routes.home }
  return {
    '@context': 'https://schema.org',
    '@type': KINDS[path] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: languageTag(),
    isPartOf: website(),
    publisher: organisationInShort(),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [home, ...parents, { title, path }].map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: step.title,
        item: fullAddress(step.path),
      })),
    },
  }
}

const website = () => ({
  '@type': 'WebSite',
  '@id': fullAddress('/#website'),
  url: fullAddress(routes.home),
  name: site.name,
})
