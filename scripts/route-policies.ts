import { readFileSync, writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { createGatedConf, createGateMatcher, createUploadsConf } from './route-policies/generated'

/** Writes what follows from the list of areas: the middleware's matcher and nginx's rule for the gate. */

const MIDDLEWARE = 'middleware.ts'
const MATCHER = / {2}matcher: \[[^\]]*\],/

const middleware = readFileSync(MIDDLEWARE, 'utf8')
writeFileSync(MIDDLEWARE, middleware.replace(MATCHER, createGateMatcher()))
writeFileSync('deploy/nginx/uns/gated.conf', createGatedConf())
writeFileSync('deploy/nginx/uns/uploads.conf', createUploadsConf())
printLine(
  'The matcher in middleware.ts and two files of deploy/nginx/uns follow the list of areas.',
)
