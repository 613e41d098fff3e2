import { writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { createApiDescription } from './openapi/api-description'

/** Writes the description of the API, which the site serves at /api/openapi.json. */

const description = await createApiDescription()
writeFileSync('content/openapi.json', `${JSON.stringify(description, null, 1)}\n`)
printLine(`Described ${Object.keys(description.paths).length} paths in content/openapi.json.`)
process.exit()
