// Runs a TypeScript program of this folder: `node scripts/run.mjs start`. tsx reads the tsconfig
// beside this file, which maps `server-only` to an empty module.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuildCurrent, PROGRAMS_FOLDER } from './build-stamp.mjs'
import { readsEnvFile } from './env-file.mjs'

const [program, ...programArgs] = process.argv.slice(2)
const file = new URL(`${program}.ts`, import.meta.url)
if (!program || !existsSync(file))
  throw new Error(`scripts/${program}.ts does not exist. docs/programs.md lists the programs.`)

if (readsEnvFile(program) && existsSync('.env')) process.loadEnvFile('.env')
if (program === 'start') process.env.NODE_ENV = 'production'
if (program === 'dev') process.env.NODE_ENV = 'development'
// Files that these programs write to DATA_DIR are private to the owner.
if (['start', 'dev', 'migrate', 'seed', 'subscriptions', 'team'].includes(program))
  process.umask(0o077)
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
process.argv.splice(1, process.argv.length - 1, fileURLToPath(file), ...programArgs)

// A current build holds the server as JavaScript; the other programs need the compiler.
if (program !== 'start' || !isBuildCurrent()) await runCompiling()
if (program === 'start') await import(pathToFileURL(path.resolve(PROGRAMS_FOLDER, 'start.js')).href)

async function runCompiling() {
  process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('tsconfig.json', import.meta.url))
  const [esm, cjs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')])
  const unregister = [esm.register(), cjs.register()]
  await import(file.href)
  if (program === 'start') for (const stop of unregister) await stop()
}
