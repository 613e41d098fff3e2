import { getLanguage } from '@/i18n/language'
import { addLanguage } from './language-paths'
import { pages, type RoutePolicy } from './route-policies'
import { isTranslated } from './route-policies/route-policy'

/** Typed by name, so that a broken link does not compile. Pages are in the language of the page or request. */
export const routes = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(pages).map(([name, policy]) => [
      name,
      { get: () => buildRoute(policy), enumerable: true },
    ]),
  ),
) as RouteBuilders

type PageRoutes = typeof pages
type RouteBuilders = {
  readonly [Name in keyof PageRoutes]: PageRoutes[Name]['path'] extends `${string}:${string}`
    ? (value: string) => string
    : string
}

function buildRoute(policy: RoutePolicy) {
  const path = isTranslated(policy) ? addLanguage(policy.path, getLanguage()) : policy.path
  return path.includes(':') ? (value: string) => path.replace(/:\w+\*?/, value) : path
}

const appendNextPath = (path: string, nextPath: string) =>
  `${path}?next=${encodeURIComponent(nextPath)}`

export const toLoginPath = (nextPath: string) => appendNextPath(routes.login, nextPath)

export const toRegisterPath = (nextPath: string) => appendNextPath(routes.register, nextPath)
export const toPaywallPath = (nextPath: string) => appendNextPath(routes.subscription, nextPath)

export const toVerifyPath = (nextPath: string) => appendNextPath(routes.teamVerify, nextPath)

/** `source` is the value of the form, such as `resource:ID` or `chapter:BOOK:CHAPTER`. */
export const toNewDraftPath = (source: string) =>
  `${routes.newDraft}?source=${encodeURIComponent(source)}`

/** Falls back to home unless the path belongs to this site. */
export function toSafeNextPath(nextPath: string | null | undefined): string {
  if (!nextPath?.startsWith('/') || !/^[\w\-./?=&]+$/.test(nextPath)) return routes.home
  return /\/\/|\/\.{1,2}(\/|\?|$)/.test(nextPath) ? routes.home : nextPath
}
