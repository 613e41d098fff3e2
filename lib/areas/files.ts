import { type Area, file } from './area'

/** What browsers and crawlers fetch beside the pages. */
export const files: Area[] = [
  { path: '/robots.txt', ...file },
  { path: '/sitemap.xml', ...file },
  { path: '/manifest.webmanifest', ...file },
  { path: '/favicon.ico', ...file },
  { path: '/.well-known/did.json', whom: 'everyone', kind: 'file', otherSites: 'read' },
  { path: '/.well-known/change-password', whom: 'everyone', kind: 'file' },
  { path: '/.well-known/security.txt', whom: 'everyone', kind: 'file' },
  { path: '/icon.svg', ...file },
  { path: '/apple-icon.png', ...file },
  { path: '/opengraph.png', ...file, otherSites: 'embed' },
  { path: '/sharing/:file*', ...file, otherSites: 'embed' },
  { path: '/pictures/:file*', ...file },
  { path: '/icons/:file*', ...file },
  { path: '/_next/static/:file*', ...file },
]
