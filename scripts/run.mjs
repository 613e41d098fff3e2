// Runs a TypeScript program of this folder, of studio/ or of lab/: `node scripts/run.mjs seed`,
// `node scripts/run.mjs studio books`. tsx reads the tsconfig beside this file, which maps
// `server-only` to an empty module. `start` alone is JavaScript.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readsEnvFile, writesDataFolder } from './env-file.mjs'
import { installPackages } from './install-packages.mjs'
import { start } from './start.mjs'

const args = process.argv.slice(2)
const folder = ['studio', 'lab'].includes(args[0]) ? args.shift() : 'scripts'
const [program, ...programArgs] = args
const isStart = folder === 'scripts' && program === 'start'
const file = new URL(`../${folder}/${program}.${isStart ? 'mjs' : 'ts'}`, import.meta.url)
if (!program || !existsSync(file)) {
  process.stderr.write(`There is no program "${program ?? ''}". docs/programs.md lists all.\n`)
  process.exit(1)
}

if (folder !== 'scripts') installPackages(folder)
else if (readsEnvFile(program) && existsSync('.env')) process.loadEnvFile('.env')
const { NODE_ENV, DATABASE_URL } = process.env
if (folder === 'scripts') prepareSiteProgram()
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
process.argv.splice(1, process.argv.length - 1, fileURLToPath(file), ...programArgs)

if (isStart) await start({ isLive: NODE_ENV === 'production' && Boolean(DATABASE_URL?.trim()) })
else await runCompiling()

function prepareSiteProgram() {
  if (program === 'start') process.env.NODE_ENV = 'production'
  if (program === 'dev') process.env.NODE_ENV = 'development'
  // Files that these programs write to DATA_DIR are private to the owner.
  if (writesDataFolder(program)) process.umask(0o077)
}

async function runCompiling() {
  process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('tsconfig.json', import.meta.url))
  const [esm, cjs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')])
  esm.register()
  cjs.register()
  // What the program imports may import these files.
  const { writeLanguageFiles } = await import(new URL('languages/write.ts', import.meta.url).href)
  writeLanguageFiles()
  await import(file.href)
}
