import { publicFile, type RoutePolicy } from './route-policy'

/** What browsers and crawlers fetch beside the pages. */
export const fileRoutes: RoutePolicy[] = [
  { path: '/robots.txt', ...publicFile },
  { path: '/sitemap.xml', ...publicFile },
  { path: '/manifest.webmanifest', ...publicFile },
  { path: '/favicon.ico', ...publicFile },
  { path: '/.well-known/did.json', whom: 'everyone', kind: 'file', otherSites: 'read' },
  { path: '/.well-known/change-password', whom: 'everyone', kind: 'file' },
  { path: '/.well-known/security.txt', whom: 'everyone', kind: 'file' },
  { path: '/icon.svg', ...publicFile },
  { path: '/apple-icon.png', ...publicFile },
  { path: '/opengraph.png', ...publicFile, otherSites: 'embed' },
  { path: '/sharing/:file*', ...publicFile, otherSites: 'embed' },
  { path: '/pictures/:file*', ...publicFile },
  { path: '/icons/:file*', ...publicFile },
  { path: '/_next/static/:file*', ...publicFile },
]
