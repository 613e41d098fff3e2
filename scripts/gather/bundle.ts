import { build } from 'esbuild'

/** The programs that a running site needs, one file each; packages stay outside. */
const PROGRAMS = {
  start: 'scripts/gather/start.ts',
  migrate: 'scripts/migrate.ts',
  subscriptions: 'scripts/subscriptions.ts',
  team: 'scripts/team.ts',
}

export async function bundlePrograms(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: PROGRAMS,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    tsconfig: 'scripts/tsconfig.json',
    metafile: true,
    logLevel: 'warning',
  })
  return Object.keys(metafile.outputs)
}
