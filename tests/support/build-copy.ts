import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyFolder } from './copy-folder'

const EXCLUDED_ENTRIES = new Set(['.next', '.data', '.git', 'test-results'])

/** The same build in its own folder, where a test may change it; the sources are links. */
export function copyBuild(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-build-'))
  copyFolder('.next', path.join(folder, '.next'))
  rmSync(path.join(folder, '.next/cache'), { recursive: true, force: true })
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
