import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import type { Metadata } from 'next'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { frameText } from '@/i18n/frame'
import { getLanguage, getLanguageTag } from '@/i18n/language'
import { LANGUAGES } from '@/i18n/languages'
import {
  type CompleteLanguage,
  completeLanguages,
  isPartial,
  toCompleteLanguage,
} from '@/i18n/partial-languages'
import { runInLanguage } from '@/i18n/request-language'
import { addLanguage, splitLanguage } from '@/lib/language-paths'
import { getPathPrefix, matchRoute } from '@/lib/match-route'
import { pages } from '@/lib/route-policies'

/** For `generateMetadata`: as plain text, because Next writes it into attributes. */
export const describePage =
  <Values extends unknown[], Result extends Metadata | Promise<Metadata>>(
    describe: (...values: Values) => Result,
  ) =>
  (...values: Values): Result =>
    runInLanguage(getLanguage(), () => describe(...values))

/** Open Graph image, in the language of the page. Pages that are not indexed share that of home. */
export function getSharingImage(path: string): string {
  const language = toCompleteLanguage(splitLanguage(path).language)
  const policy = matchRoute(path)
  // Pages of one kind share their parent's picture.
  if (policy?.isIndexed && policy.path !== pages.home.path)
    return `/sharing${addLanguage(getPathPrefix(policy).replace(/\/$/, ''), language)}.png`
  return language === 'en' ? '/opengraph.png' : `/sharing/${language}/home.png`
}

type PageMetadataInput = {
  title: string
  description: string
  path: string
  /** Of the editions that the page shows, if not all of the site. */
  languages?: string[]
  /** Path of its own Open Graph image. */
  image?: string
}

export function buildPageMetadata(input: PageMetadataInput): Metadata {
  const { title, description, path, image = getSharingImage(path) } = input
  const languages = selectPageLanguages(input.languages)
  const url = absoluteUrl(toCanonicalPath(path, languages))
  return {
    title: splitLanguage(path).path === pages.home.path ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      ...(!isPartial(getLanguage()) && { languages: listAlternates(path, languages) }),
    },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: getLanguageTag().replace('-', '_'),
      title,
      description,
      url,
      images: [{ url: image, width: 1200, height: 630, alt: frameText().tagline }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The same page in every complete language it has; English is also the default for readers of others. */
export function listAlternates(
  path: string,
  languages: CompleteLanguage[] = completeLanguages,
): Record<string, string> {
  const { path: englishPath } = splitLanguage(path)
  const links = languages.map((language) => [
    LANGUAGES[language].tag,
    absoluteUrl(addLanguage(englishPath, language)),
  ])
  const fallback = absoluteUrl(addLanguage(englishPath, selectFallback(languages)))
  return { ...Object.fromEntries(links), 'x-default': fallback }
}

/** A page about an edition in no language of the site is English. */
export function selectPageLanguages(languages?: string[]): CompleteLanguage[] {
  const known = completeLanguages.filter((language) => languages?.includes(language) ?? true)
  return known.length > 0 ? known : ['en']
}

/** In a language without an edition the page shows another one, and names the page of that one. */
function toCanonicalPath(path: string, languages: CompleteLanguage[]): string {
  const { language, path: englishPath } = splitLanguage(path)
  if (isPartial(language) || languages.some((known) => known === language)) return path
  return addLanguage(englishPath, selectFallback(languages))
}

const selectFallback = ([first = 'en', ...others]: CompleteLanguage[]): CompleteLanguage =>
  first === 'en' || others.includes('en') ? 'en' : first

export const PAGE_DATES_FILE = '.next/page-dates.json'

export const readPageDates = (): Record<string, string> =>
  existsSync(PAGE_DATES_FILE) ? JSON.parse(readFileSync(PAGE_DATES_FILE, 'utf8')) : {}
