import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { WORKER_FILE } from './worker-file'

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
