// Runs one of the TypeScript programs in this folder: `node scripts/run.mjs start`.
// tsx reads the tsconfig beside this file, where `server-only`, a guard for bundlers, is empty.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = new URL('.', import.meta.url)
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('tsconfig.json', here))
const { register } = await import('tsx/esm/api')
const { register: registerRequire } = await import('tsx/cjs/api')
register()
registerRequire()

const [program, ...rest] = process.argv.slice(2)
const file = new URL(`${program}.ts`, here)
if (!program || !existsSync(file)) throw new Error(`There is no program scripts/${program}.ts`)
process.argv.splice(1, process.argv.length - 1, fileURLToPath(file), ...rest)
await import(pathToFileURL(fileURLToPath(file)).href)
