import { readFileSync, writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { createGatedConf, createGateMatcher, createUploadsConf } from './route-policies/generated'

/** Writes the middleware's matcher and nginx's rules from the route policies. */

const MIDDLEWARE = 'middleware.ts'
const MATCHER = / {2}matcher: \[[^\]]*\],/

const middleware = readFileSync(MIDDLEWARE, 'utf8')
writeFileSync(MIDDLEWARE, middleware.replace(MATCHER, createGateMatcher()))
writeFileSync('deploy/nginx/uns/gated.conf', createGatedConf())
writeFileSync('deploy/nginx/uns/uploads.conf', createUploadsConf())
printLine('Updated the matcher in middleware.ts and two files in deploy/nginx/uns.')
