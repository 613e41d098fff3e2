/** `/profile/logins`, from `(account)/profile/logins/page.tsx`. */
export const toRoutePath = (file: string) =>
  `/${file
    .split(/[\\/]/)
    .slice(0, -1)
    .filter(
      (segment, depth) => !isLanguageRoot(segment, depth) && !ROUTE_GROUP_PATTERN.test(segment),
    )
    .map(toPathPattern)
    .join('/')}`

/** English has no prefix. */
const isLanguageRoot = (segment: string, depth: number) => depth === 0 && segment === '[lang]'
const ROUTE_GROUP_PATTERN = /^\(.*\)$/

const toPathPattern = (segment: string) =>
  segment.replace(/^\[{1,2}\.\.\.(\w+)\]{1,2}$/, ':$1*').replace(/^\[(\w+)\]$/, ':$1')
