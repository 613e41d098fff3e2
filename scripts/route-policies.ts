import { readFileSync, writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { createApiRoutes } from './route-policies/api-routes'

/** Writes the rows of the API routes, then from all rows the paths, the middleware's matcher and nginx's rules. */

const MIDDLEWARE = 'middleware.ts'
const MATCHER = / {2}matcher: \[[\s\S]*?\n {2}\],/

writeFileSync('lib/route-policies/api-routes.ts', createApiRoutes())
// Imports the rows, so only now.
const generated = await import('./route-policies/generated')

const middleware = readFileSync(MIDDLEWARE, 'utf8')
writeFileSync(MIDDLEWARE, middleware.replace(MATCHER, generated.createGateMatcher()))
writeFileSync('lib/route-policies/page-paths.ts', generated.createPagePaths())
const nginxFiles = {
  gated: generated.createGatedConf(),
  logged: generated.createLoggedConf(),
  secrets: generated.createSecretsConf(),
  uploads: generated.createUploadsConf(),
}
for (const [name, text] of Object.entries(nginxFiles))
  writeFileSync(`deploy/nginx/uns/${name}.conf`, text)
printLine(
  'Updated two files in lib/route-policies, the matcher in middleware.ts and four files in deploy/nginx/uns.',
)
