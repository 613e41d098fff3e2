import { areaOf, areas } from './areas'

/** Every address of the site by name, so that a link to nowhere does not compile. */
export const routes = Object.fromEntries(
  Object.entries(areas).map(([name, { path }]) => [
    name,
    path.includes(':') ? (value: string) => path.replace(/:\w+\*?/, value) : path,
  ]),
) as Routes

type Areas = typeof areas
type Routes = {
  readonly [Name in keyof Areas]: Areas[Name]['path'] extends `${string}:${string}`
    ? (value: string) => string
    : Areas[Name]['path']
}

/** The row of the list of areas that an address belongs to, without what in it is one person's alone. */
export const routeName = (address: string): string =>
  areaOf(address.split('?')[0] ?? '')?.path ?? 'other'

/** `/login`, remembering where the visitor wanted to go. */
export const loginFor = (next: string) => `${routes.login}?next=${encodeURIComponent(next)}`

/** The visitor's wish when it is a path of this site, else home. */
export function safeNext(wish: string | null | undefined): string {
  if (!wish?.startsWith('/') || !/^[\w\-./?=&]+$/.test(wish)) return routes.home
  return /\/\/|\/\.{1,2}(\/|\?|$)/.test(wish) ? routes.home : wish
}
