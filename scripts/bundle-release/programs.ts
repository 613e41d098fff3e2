import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, stop } from 'esbuild'

/** One bundle per program; packages stay external. */
const ENTRY_POINTS = {
  start: 'scripts/bundle-release/start.ts',
  doctor: 'scripts/doctor.ts',
  incident: 'scripts/incident.ts',
  migrate: 'scripts/migrate.ts',
  'renew-secrets': 'scripts/renew-secrets.ts',
  subscriptions: 'scripts/subscriptions.ts',
  team: 'scripts/team.ts',
}

/** Clears the folder, because files of another build do not fit. */
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
  // Next marks its own folder as CommonJS.
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  // esbuild's process would otherwise keep running beside the site.
  await stop()
}
