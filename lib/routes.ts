import { getLanguage } from '@/i18n/language'
import { addLanguage } from './language-paths'
import { otherPaths, translatedPaths } from './route-policies/page-paths'
import { ANSWER_PARAM } from './route-policies/route-policy'

const pagePaths = { ...translatedPaths, ...otherPaths }

/** Typed by name, so that a broken link does not compile. Pages are in the language of the page or request. */
export const routes = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(pagePaths).map(([name, path]) => [
      name,
      { get: () => buildRoute(name, path), enumerable: true },
    ]),
  ),
) as RouteBuilders

type PagePaths = typeof pagePaths
type RouteBuilders = {
  readonly [Name in keyof PagePaths]: PagePaths[Name] extends `${string}:${string}`
    ? (...values: PathValues<PagePaths[Name]>) => string
    : string
}

/** One for each parameter. */
type PathValues<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [string, ...PathValues<Rest>]
  : []

function buildRoute(name: string, pathInEnglish: string) {
  const path = Object.hasOwn(translatedPaths, name)
    ? addLanguage(pathInEnglish, getLanguage())
    : pathInEnglish
  return path.includes(':') ? (...values: string[]) => fillPath(path, values) : path
}

function fillPath(path: string, values: string[]): string {
  const rest = [...values]
  return path.replaceAll(/:\w+\*?/g, (param) => rest.shift() ?? param)
}

const appendNextPath = (path: string, nextPath: string) =>
  `${path}?next=${encodeURIComponent(nextPath)}`

export const toLoginPath = (nextPath: string) => appendNextPath(routes.login, nextPath)

export const toRegisterPath = (nextPath: string) => appendNextPath(routes.register, nextPath)
export const toPaywallPath = (nextPath: string) => appendNextPath(routes.subscription, nextPath)

/** A form's page with the answer to a post without scripts. */
export const toAnsweredPath = (path: string, answerId: string, nextPath?: string | null) =>
  `${path}?${new URLSearchParams({ ...(nextPath && { next: nextPath }), [ANSWER_PARAM]: answerId })}`

export const toVerifyPath = (nextPath: string) => appendNextPath(routes.teamVerify, nextPath)

/** With the questions of an own draft’s material. */
export const toNewTestPath = (draftId: string) => `${routes.newTest}?draft=${draftId}`

export const CHAPTER_PARAM = 'chapter'

export const isChapterNumber = (text: string) => /^\d{1,3}$/.test(text)

/** As the code on a printed chapter leads to it; without a number, to the book. */
export const toChapterPath = (bookId: string, chapter: string) =>
  isChapterNumber(chapter)
    ? `${routes.reader(bookId)}?${CHAPTER_PARAM}=${chapter}`
    : routes.reader(bookId)

/** `source` is the value of the form, such as `resource:ID` or `chapter:BOOK:CHAPTER`. */
export const toNewDraftPath = (source: string) =>
  `${routes.newDraft}?source=${encodeURIComponent(source)}`

/** Falls back to home unless the path belongs to this site. */
export function toSafeNextPath(nextPath: string | null | undefined): string {
  if (!nextPath?.startsWith('/') || !/^[\w\-./?=&]+$/.test(nextPath)) return routes.home
  return /\/\/|\/\.{1,2}(\/|\?|$)/.test(nextPath) ? routes.home : nextPath
}
