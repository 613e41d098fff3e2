import { readFileSync, writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { createApiRoutes } from './route-policies/api-routes'

/** Writes the rows of the API routes, then from all rows the paths, the middleware's matcher and nginx's rules. */

const MIDDLEWARE = 'middleware.ts'
const MATCHER = / {2}matcher: \[[^\]]*\],/

writeFileSync('lib/route-policies/api-routes.ts', createApiRoutes())
// Imports the rows, so only now.
const { createGatedConf, createGateMatcher, createPagePaths, createUploadsConf } = await import(
  './route-policies/generated'
)

const middleware = readFileSync(MIDDLEWARE, 'utf8')
writeFileSync(MIDDLEWARE, middleware.replace(MATCHER, createGateMatcher()))
writeFileSync('lib/route-policies/page-paths.ts', createPagePaths())
writeFileSync('deploy/nginx/uns/gated.conf', createGatedConf())
writeFileSync('deploy/nginx/uns/uploads.conf', createUploadsConf())
printLine(
  'Updated two files in lib/route-policies, the matcher in middleware.ts and two files in deploy/nginx/uns.',
)
