import { siteOwner } from '@/base/owner'
import { ebooks } from '@/content/ebooks/catalogue'
import { findBookImage, findResourceImage, findThemeImage } from '@/content/sharing-images'
import { translatedWorks, works } from '@/content/toolkit/catalogue'
import { aboutText } from '@/i18n/about'
import { accessibilityText } from '@/i18n/accessibility'
import { accountText } from '@/i18n/account'
import { contactText } from '@/i18n/contact'
import { developersText } from '@/i18n/developers'
import { homeText } from '@/i18n/home'
import type { Language } from '@/i18n/languages'
import { libraryText } from '@/i18n/library'
import { liveSessionText } from '@/i18n/live-sessions'
import { completeLanguages } from '@/i18n/partial-languages'
import { policyText } from '@/i18n/policies'
import { programmeText } from '@/i18n/programmes'
import { runInLanguage } from '@/i18n/request-language'
import { subscriptionText } from '@/i18n/subscription'
import { toolkitText } from '@/i18n/toolkit'
import { routes } from '@/lib/routes'
import { type CardContent, renderCard } from './card'

type TitledPage = {
  path: string
  /** Below `public`, if the page has an image of its own. */
  image?: string
} & Omit<CardContent, 'language'>
export type SharedPage = TitledPage & { html: string }

/** Pages with a generated image, in every language. */
export const listSharedPages = (): SharedPage[] =>
  completeLanguages.flatMap((language) =>
    runInLanguage(language, () =>
      [...listTitledPages(language), ...listContentPages(language)].map((page) => ({
        ...page,
        html: renderCard({ ...page, language }),
      })),
    ),
  )

/** The English home page has a drawn image. */
function listTitledPages(language: Language): TitledPage[] {
  const { register, login } = accountText()
  const { lms, collaborativeProjects, industry } = programmeText()
  const { paywall, registerPage } = subscriptionText()
  const { privacy, terms } = policyText(siteOwner)
  return [
    ...(language === 'en'
      ? []
      : [{ path: routes.home, title: homeText().hero.title, picture: 'staffroom' as const }]),
    { path: routes.about, title: aboutText().title, picture: 'school' },
    { path: routes.contact, title: contactText().formHeading, picture: 'letterbox' },
    { path: routes.register, title: register.shared, picture: 'sapling' },
    { path: routes.login, title: login.shared, picture: 'ebook' },
    { path: routes.subscription, title: paywall.heading, picture: 'almirah' },
    { path: routes.subscriptionRegister, title: registerPage.title, picture: 'stamp' },
    { path: routes.lms, title: lms.title, picture: 'lms' },
    { path: routes.collaborativeProjects, title: collaborativeProjects.title, picture: 'projects' },
    { path: routes.industry, title: industry.title, picture: 'industry' },
    { path: routes.developers, title: developersText().title, picture: 'projects' },
    { path: routes.accessibility, title: accessibilityText().title, picture: 'staffroom' },
    { path: routes.series, title: liveSessionText().title, picture: 'certificate' },
    { path: routes.privacyPolicy, title: privacy.title, picture: 'ledger' },
    { path: routes.termsAndConditions, title: terms.title, picture: 'ledger' },
  ]
}

/** A page of each kind without an image of its own, and what comes with the site, in its language. */
function listContentPages(language: Language): TitledPage[] {
  const resources = [...works, ...translatedWorks].filter((work) => work.language === language)
  return [
    { path: routes.book('book'), title: libraryText().title, picture: 'ebook' },
    { path: routes.resource('resource'), title: toolkitText().title, picture: 'slides' },
    { path: routes.theme('theme'), title: homeText().themes.heading, picture: 'hands' },
    ...THEMES.map(({ slug, picture }): TitledPage => {
      const title = toolkitText().names[slug] ?? slug
      return {
        path: routes.theme(slug),
        image: findThemeImage({ slug, label: title }),
        title,
        picture,
      }
    }),
    ...(language === 'en' ? ebooks : []).map(
      ({ id, title, cover }): TitledPage => ({
        ...{ path: routes.book(id), image: findBookImage({ work: id, title }), title },
        picture: `books/${cover.replace(/\.svg$/, '')}` as const,
      }),
    ),
    ...resources.map(
      ({ id, title, resourceType }): TitledPage => ({
        ...{ path: routes.resource(id), image: findResourceImage({ id, title }), title },
        picture: PICTURES[resourceType],
      }),
    ),
  ]
}

const THEMES = [
  { slug: 'social-impact', picture: 'hands' },
  { slug: 'youth-leadership', picture: 'assembly' },
  { slug: 'global-goals', picture: 'sapling' },
  { slug: 'ethics-innovation', picture: 'lamp' },
] as const

const PICTURES = {
  deck: 'slides',
  cards: 'cards',
  templates: 'templates',
  rubrics: 'rubric',
  journal: 'journal',
} as const
