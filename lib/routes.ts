import { pages } from './route-policies'

/** Every page of the site, and what it shows, by name, so that a link to nowhere does not compile. */
export const routes = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [
    name,
    path.includes(':') ? (value: string) => path.replace(/:\w+\*?/, value) : path,
  ]),
) as RouteBuilders

type PageRoutes = typeof pages
type RouteBuilders = {
  readonly [Name in keyof PageRoutes]: PageRoutes[Name]['path'] extends `${string}:${string}`
    ? (value: string) => string
    : PageRoutes[Name]['path']
}

const appendNextPath = (path: string, nextPath: string) =>
  `${path}?next=${encodeURIComponent(nextPath)}`

/** `/login`, remembering where the visitor wanted to go. */
export const toLoginPath = (nextPath: string) => appendNextPath(routes.login, nextPath)

/** The other two doors, remembering it too. */
export const toRegisterPath = (nextPath: string) => appendNextPath(routes.register, nextPath)
export const toPaywallPath = (nextPath: string) => appendNextPath(routes.subscription, nextPath)

/** Where the team shows its second factor, and back. */
export const toVerifyPath = (nextPath: string) => appendNextPath(routes.teamEnter, nextPath)

/** The visitor's wish when it is a path of this site, else home. */
export function toSafeNextPath(nextPath: string | null | undefined): string {
  if (!nextPath?.startsWith('/') || !/^[\w\-./?=&]+$/.test(nextPath)) return routes.home
  return /\/\/|\/\.{1,2}(\/|\?|$)/.test(nextPath) ? routes.home : nextPath
}
