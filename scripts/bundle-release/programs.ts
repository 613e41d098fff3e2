import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, stop } from 'esbuild'

/** The programs that a running site needs, one file each; packages stay outside. */
const ENTRY_POINTS = {
  start: 'scripts/bundle-release/start.ts',
  migrate: 'scripts/migrate.ts',
  subscriptions: 'scripts/subscriptions.ts',
  team: 'scripts/team.ts',
}

/** Into an empty folder: parts of another build are of no use beside them. */
export async function bundlePrograms(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: ENTRY_POINTS,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    tsconfig: 'scripts/tsconfig.json',
    keepNames: false,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  })
  // Next says of its own folder that it holds CommonJS.
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  // Its process would stay beside the site that starts after the build.
  await stop()
}
