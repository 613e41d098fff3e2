import { absoluteUrl, siteOwner } from '@/base/owner'
import { site } from '@/base/site'
import { frameText } from '@/i18n/frame'
import { getLanguageTag } from '@/i18n/language'
import { splitLanguage } from '@/lib/language-paths'
import { pages } from '@/lib/route-policies'
import { routes } from '@/lib/routes'

/** Short form for pages that do not describe the organisation. */
export const organisationInShort = () => ({
  '@type': 'EducationalOrganization',
  '@id': absoluteUrl('/#organisation'),
  name: site.name,
  url: absoluteUrl(routes.home),
  logo: absoluteUrl('/icons/512.png'),
})

/** A user pays nothing for free content; a school subscribes for the rest, at prices that the page names. */
export const accessOffer = (isPremium: boolean) =>
  isPremium
    ? { '@type': 'Offer', category: 'Subscription', url: absoluteUrl(routes.subscription) }
    : {
        ...{ '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' },
        ...{ availability: 'https://schema.org/InStock', url: absoluteUrl(routes.register) },
      }

type QuestionFacts = { question: string; answer: string }

export const questionsData = (questions: readonly QuestionFacts[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

type OrganisationFacts = { address: string; phone: string; socialLinks: { url: string }[] }

export const organisation = ({ address, phone, socialLinks }: OrganisationFacts) => ({
  '@context': 'https://schema.org',
  ...organisationInShort(),
  description: frameText().tagline,
  email: siteOwner.email,
  telephone: phone,
  address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
  ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
})

const KINDS: Record<string, string> = {
  [pages.about.path]: 'AboutPage',
  [pages.contact.path]: 'ContactPage',
}

type Step = { title: string; path: string }
export type PageInTrail = Step & { description: string; parents?: Step[] }

export function pageFacts({ title, description, path, parents = [] }: PageInTrail) {
  const url = absoluteUrl(path)
  const home = { title: frameText().trail.home, path: routes.home }
  return {
    '@context': 'https://schema.org',
    '@type': KINDS[splitLanguage(path).path] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: getLanguageTag(),
    isPartOf: website(),
    publisher: organisationInShort(),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [home, ...parents, { title, path }].map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: step.title,
        item: absoluteUrl(step.path),
      })),
    },
  }
}

const website = () => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  url: absoluteUrl(routes.home),
  name: site.name,
})
