import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders of pages with a layout of their own, such as `members` for `app/[lang]/(members)`. */
export const listPageGroups = (): string[] =>
  readdirSync(PAGES_FOLDER)
    .flatMap((name) => /^\((\w+)\)$/.exec(name)?.[1] ?? [])
    .sort()

/** Sections that the Client Components of these pages use. */
export function listClientSections(group: string): Set<string> {
  const modules = followImports(listFiles(`${PAGES_FOLDER}/(${group})`))
  const clientModules = followImports([...modules].filter(isClientModule))
  return new Set([...clientModules].flatMap((file) => getSection(file) ?? []))
}

/** The files of sections may not exist yet, so their names decide. */
const getSection = (file: string) => /^i18n\/generated\/([\w-]+)\.ts$/.exec(file)?.[1]

const PAGES_FOLDER = 'app/[lang]'

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.posix.join(folder, name))

const isClientModule = (file: string) =>
  !getSection(file) && /^['"]use client['"]/.test(readFileSync(file, 'utf8'))

export function followImports(files: string[]): Set<string> {
  const found = new Set(files)
  for (const file of found) for (const imported of listImports(file)) found.add(imported)
  return found
}

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
