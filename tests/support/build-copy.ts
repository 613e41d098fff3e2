import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const EXCLUDED_ENTRIES = new Set(['.next', '.data', '.git', 'test-results'])

/** The same build in its own folder, where a test may change it; the sources are links. */
export function copyBuild(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-build-'))
  cpSync('.next', path.join(folder, '.next'), {
    recursive: true,
    filter: (sourcePath) => !sourcePath.includes('.next/cache'),
  })
  for (const name of readdirSync('.').filter((entry) => !EXCLUDED_ENTRIES.has(entry))) {
    symlinkSync(path.resolve(name), path.join(folder, name))
  }
  return folder
}

/** Without the manifest entries that make Next run the middleware. */
export function copyBuildWithoutMiddleware() {
  const folder = copyBuild()
  const manifest = path.join(folder, '.next/server/functions-config-manifest.json')
  const functions = JSON.parse(readFileSync(manifest, 'utf8'))
  if (!functions.functions['/_middleware']) throw new Error('The build has no middleware.')
  delete functions.functions['/_middleware']
  writeFileSync(manifest, JSON.stringify(functions))
  return folder
}
