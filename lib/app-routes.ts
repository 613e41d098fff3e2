import { readdirSync } from 'node:fs'
import { allRoutePolicies } from './route-policies'

const ROUTE_GROUP_PATTERN = /^\(.*\)$/
const ROUTE_FILE_PATTERN = /^(page\.tsx|route\.ts)$/

/** Files that Next turns into URLs. */
const METADATA_FILE_PATHS: Record<string, string> = {
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
  'manifest.ts': '/manifest.webmanifest',
  'favicon.ico': '/favicon.ico',
  'icon.svg': '/icon.svg',
  'apple-icon.png': '/apple-icon.png',
}

export function findUnlistedRoutes(): string[] {
  const listedPaths = new Set(allRoutePolicies.map(({ path }) => path.replaceAll(/:\w+/g, ':')))
  return listAppRoutes().filter((route) => !listedPaths.has(route.replaceAll(/:\w+/g, ':')))
}

export function listAppRoutes(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((entry) => {
    const segments = entry.split(/[\\/]/)
    const file = segments.pop() ?? ''
    if (segments.length === 0 && METADATA_FILE_PATHS[file]) return METADATA_FILE_PATHS[file]
    return ROUTE_FILE_PATTERN.test(file)
      ? `/${segments
          .filter((segment) => !ROUTE_GROUP_PATTERN.test(segment))
          .map(toPathPattern)
          .join('/')}`
      : []
  })
}

const toPathPattern = (segment: string) =>
  segment.replace(/^\[{1,2}\.\.\.(\w+)\]{1,2}$/, ':$1*').replace(/^\[(\w+)\]$/, ':$1')
