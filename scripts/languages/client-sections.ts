import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { followImports, getSection } from '../imports'

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

const PAGES_FOLDER = 'app/[lang]'

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.posix.join(folder, name))

const isClientModule = (file: string) =>
  !getSection(file) && /^['"]use client['"]/.test(readFileSync(file, 'utf8'))
