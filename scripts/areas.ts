import { readFileSync, writeFileSync } from 'node:fs'
import { say } from '@/base/say'
import { gatedConf, gateMatcher, uploadsConf } from './areas/generated'

/** Writes what follows from the list of areas: the middleware's matcher and nginx's rule for the gate. */

const MIDDLEWARE = 'middleware.ts'
const MATCHER = / {2}matcher: \[[^\]]*\],/

const middleware = readFileSync(MIDDLEWARE, 'utf8')
writeFileSync(MIDDLEWARE, middleware.replace(MATCHER, gateMatcher()))
writeFileSync('deploy/nginx/uns/gated.conf', gatedConf())
writeFileSync('deploy/nginx/uns/uploads.conf', uploadsConf())
say('The matcher in middleware.ts and two files of deploy/nginx/uns follow the list of areas.')
