import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Sections that Client Components use, also through modules without the directive, by module path in `i18n`. */
export function listClientSections(): Set<string> {
  const files = ['app', 'components', 'lib/client'].flatMap(listFiles)
  const open = files.filter(isClientFile)
  const seen = new Set(open)
  for (const file of open) {
    for (const imported of listImports(file).filter((name) => !seen.has(name))) {
      seen.add(imported)
      open.push(imported)
    }
  }
  return new Set([...seen].flatMap((file) => /^i18n\/([\w-]+)\.ts$/.exec(file)?.[1] ?? []))
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))

/** The team area is in English. */
const isClientFile = (file: string) =>
  !file.startsWith('components/team/') && /^['"]use client['"]/.test(readFileSync(file, 'utf8'))

const VALUE_IMPORT =
  /^(?:import|export)\s(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm

const listImports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)].flatMap(([, fixed, dynamic]) =>
    resolveImport(file, fixed ?? dynamic ?? ''),
  )

function resolveImport(file: string, name: string): string[] {
  const target = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.') && path.posix.join(path.posix.dirname(file), name)
  if (!target) return []
  return [`${target}.ts`, `${target}.tsx`].filter((candidate) => existsSync(candidate)).slice(0, 1)
}
