// Runs a TypeScript program of this folder, of studio/ or of lab/: `node scripts/run.mjs start`,
// `node scripts/run.mjs studio books`. tsx reads the tsconfig beside this file, which maps
// `server-only` to an empty module.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuildCurrent, PROGRAMS_FOLDER } from './build-stamp.mjs'
import { readsEnvFile } from './env-file.mjs'
import { installPackages } from './install-packages.mjs'

const args = process.argv.slice(2)
const folder = ['studio', 'lab'].includes(args[0]) ? args.shift() : 'scripts'
const [program, ...programArgs] = args
const file = new URL(`../${folder}/${program}.ts`, import.meta.url)
if (!program || !existsSync(file))
  throw new Error(`${folder}/${program}.ts does not exist. docs/programs.md lists the programs.`)

if (folder !== 'scripts') installPackages(folder)
else prepareSiteProgram()
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
process.argv.splice(1, process.argv.length - 1, fileURLToPath(file), ...programArgs)

// A current build holds the server as JavaScript; the other programs need the compiler.
const isStart = folder === 'scripts' && program === 'start'
if (!isStart || !isBuildCurrent()) await runCompiling()
if (isStart) await import(pathToFileURL(path.resolve(PROGRAMS_FOLDER, 'start.js')).href)

function prepareSiteProgram() {
  if (readsEnvFile(program) && existsSync('.env')) process.loadEnvFile('.env')
  if (program === 'start') process.env.NODE_ENV = 'production'
  if (program === 'dev') process.env.NODE_ENV = 'development'
  // Files that these programs write to DATA_DIR are private to the owner.
  if (['start', 'dev', 'migrate', 'seed', 'subscriptions', 'team'].includes(program))
    process.umask(0o077)
}

async function runCompiling() {
  process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('tsconfig.json', import.meta.url))
  const [esm, cjs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')])
  const unregister = [esm.register(), cjs.register()]
  await import(file.href)
  if (isStart) for (const stop of unregister) await stop()
}
