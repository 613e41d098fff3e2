import type { NextConfig } from 'next'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  },
]

/** Pages have policies of their own, by hash or nonce; an answer of the API is never a page. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

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
  },
  // Every reset link shows the same prerendered page; its form reads the token from the address.
  rewrites: async () => [{ source: '/reset-password/:token', destination: '/reset-password/link' }],
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: API_POLICY }] },
    ...['/ebook/read/:id', '/digital-videos/player/:id'].map((source) => ({
      source,
      headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
    })),
    {
      source: '/reset-password/:token*',
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
  ],
}

export default config
