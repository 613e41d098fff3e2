import { absoluteUrl } from '@/base/owner'
import { isLanguage, LANGUAGES } from '@/i18n/languages'
import { routes } from '@/lib/routes'
import { accessOffer, organisationInShort } from './structured-data'

type ResourceFacts = {
  /** Id of the original, which names its page. */
  work: string
  title: string
  description: string
  typeLabel: string
  themeLabel: string
  grades: string
  isPremium: boolean
  editionLanguage: string
  page: { picture: { src: string } | null }
}

export const resourceData = (resource: ResourceFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  '@id': `${absoluteUrl(routes.resource(resource.work))}#resource`,
  name: resource.title,
  description: resource.description,
  url: absoluteUrl(routes.resource(resource.work)),
  ...(resource.page.picture && { image: absoluteUrl(resource.page.picture.src) }),
  learningResourceType: resource.typeLabel,
  ...(resource.grades && { educationalLevel: resource.grades }),
  teaches: resource.themeLabel,
  inLanguage: toTag(resource.editionLanguage),
  isAccessibleForFree: !resource.isPremium,
  offers: accessOffer(resource.isPremium),
  audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
  publisher: organisationInShort(),
})

const toTag = (language: string) => (isLanguage(language) ? LANGUAGES[language].tag : language)
