import { publicFile, type RoutePolicy } from './route-policy'

export const fileRoutes: RoutePolicy[] = [
  { path: '/robots.txt', ...publicFile },
  { path: '/sitemap.xml', ...publicFile },
  { path: '/manifest.webmanifest', ...publicFile },
  { path: '/favicon.ico', ...publicFile },
  { path: '/.well-known/did.json', audience: 'everyone', kind: 'file', crossSiteAccess: 'read' },
  { path: '/.well-known/change-password', audience: 'everyone', kind: 'file' },
  { path: '/.well-known/security.txt', audience: 'everyone', kind: 'file' },
  { path: '/push-worker.js', ...publicFile },
  { path: '/kept-worker.js', ...publicFile },
  { path: '/kept/:file*', ...publicFile },
  { path: '/sheets-worker.js', ...publicFile },
  { path: '/icon.svg', ...publicFile },
  { path: '/apple-icon.png', ...publicFile },
  { path: '/opengraph.png', ...publicFile, crossSiteAccess: 'embed' },
  { path: '/sharing/:file*', ...publicFile, crossSiteAccess: 'embed' },
  { path: '/pictures/:file*', ...publicFile },
  { path: '/icons/:file*', ...publicFile },
  { path: '/_next/static/:file*', ...publicFile },
]
