import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Bundled from `worker.ts` before each build, because drawing processes are started by path on every kind of host. */
export const WORKER_FILE = 'lib/documents/generated/worker.mjs'

/** Files that the drawing processes read but no import references, for serverless bundles and releases. */
const OWN_FILES = [WORKER_FILE, 'public/pictures/{toran,lamp,mark,stroke}.svg']
const FONT_FILES = 'node_modules/@fontsource/{noto-*,baloo-2}/files/*-{400,600,700}-normal.woff'
const RENDERING_PACKAGES = ['pdfkit', 'harfbuzzjs', 'uqr', 'sharp']

export const listDrawingFiles = (): string[] => [
  ...OWN_FILES,
  FONT_FILES,
  ...[...collectPackages(RENDERING_PACKAGES)].map((name) => `node_modules/${name}/**/*`),
]

function collectPackages(names: string[], collected = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = path.join('node_modules', name, 'package.json')
    if (collected.has(name) || !existsSync(file)) continue
    collected.add(name)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    collectPackages(Object.keys({ ...dependencies, ...optionalDependencies }), collected)
  }
  return collected
}
