import { pages } from './areas'

/** Every page of the site, and what it shows, by name, so that a link to nowhere does not compile. */
export const routes = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [
    name,
    path.includes(':') ? (value: string) => path.replace(/:\w+\*?/, value) : path,
  ]),
) as Routes

type Pages = typeof pages
type Routes = {
  readonly [Name in keyof Pages]: Pages[Name]['path'] extends `${string}:${string}`
    ? (value: string) => string
    : Pages[Name]['path']
}

const withWish = (page: string, wish: string) => `${page}?next=${encodeURIComponent(wish)}`

/** `/login`, remembering where the visitor wanted to go. */
export const loginFor = (wish: string) => withWish(routes.login, wish)

/** The other two doors, remembering it too. */
export const registerFor = (wish: string) => withWish(routes.register, wish)
export const paywallFor = (wish: string) => withWish(routes.subscription, wish)

/** Where the team shows its second factor, and back. */
export const enterFor = (wish: string) => withWish(routes.teamEnter, wish)

/** The visitor's wish when it is a path of this site, else home. */
export function safeNext(wish: string | null | undefined): string {
  if (!wish?.startsWith('/') || !/^[\w\-./?=&]+$/.test(wish)) return routes.home
  return /\/\/|\/\.{1,2}(\/|\?|$)/.test(wish) ? routes.home : wish
}
