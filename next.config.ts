import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { unnamedAddresses } from './lib/address-book'
import { allAreas } from './lib/areas'
import { GUARDING_HEADERS, NO_PAGE_POLICY } from './lib/guarding-headers'

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
    'pino',
    'prom-client',
  ],
  // Private files are read by path, which the tracing of a serverless build cannot see.
  outputFileTracingIncludes: {
    '/ebook/files/*': ['./content/ebooks/files/*'],
    '/digital-videos/*/*': ['./content/videos/files/*'],
    '/toolkit/*/*': ['./content/toolkit/files/**/*'],
  },
  // Every reset link shows the same prerendered page; its form reads the token from the address.
  rewrites: async () => [{ source: '/reset-password/:token', destination: '/reset-password/link' }],
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
