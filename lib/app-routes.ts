import { readdirSync } from 'node:fs'
import { allRoutePolicies } from './route-policies'
import { toRoutePath } from './route-policies/route-path'

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
    const file = entry.split(/[\\/]/).at(-1) ?? ''
    return METADATA_FILE_PATHS[entry] ?? (ROUTE_FILE_PATTERN.test(file) ? toRoutePath(entry) : [])
  })
}
