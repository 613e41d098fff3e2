import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What files import of this repository, types aside. */

/** With everything that they import, directly or through others. */
export function followImports(files: string[]): Set<string> {
  const found = new Set(files)
  for (const file of found) for (const imported of listImports(file)) found.add(imported)
  return found
}

/** The files of sections may not exist yet, so their names decide. */
export const getSection = (file: string) => /^i18n\/generated\/([\w-]+)\.ts$/.exec(file)?.[1]

const VALUE_IMPORT =
  /^(?:import|export)\s(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm

const importsByFile = new Map<string, string[]>()

export function listImports(file: string): string[] {
  const section = getSection(file)
  if (section) return [`i18n/en/${section}.ts`]
  const known = importsByFile.get(file)
  if (known) return known
  const imports = [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)].flatMap(
    ([, fixed, dynamic]) => resolveImport(file, fixed ?? dynamic ?? ''),
  )
  importsByFile.set(file, imports)
  return imports
}

function resolveImport(file: string, name: string): string[] {
  const target = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.') && path.posix.join(path.posix.dirname(file), name)
  if (!target) return []
  const [, section] = /^i18n\/(?:generated\/)?([\w-]+)$/.exec(target) ?? []
  if (existsSync(`i18n/en/${section}.ts`)) return [`i18n/generated/${section}.ts`]
  return [`${target}.ts`, `${target}.tsx`].filter((candidate) => existsSync(candidate)).slice(0, 1)
}
