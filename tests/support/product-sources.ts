import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GENERATED_FOLDER } from '@/scripts/languages/sections'
import { listGeneratedFiles } from '@/scripts/languages/write'

export type SourceFile = {
  file: string
  text: string
  lineCount: number
  /** Without type imports, because they bind nothing. */
  imports: string[]
  allImports: string[]
}

const ROOTS = [
  'app',
  'base',
  'components',
  'content',
  'db',
  'lib',
  'scripts',
  'server',
  'i18n',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'drizzle.config.ts',
  'studio',
  'lab',
]

export function readSources(): SourceFile[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOTS], {
    encoding: 'utf8',
  })
  const files = [...output.split('\n'), ...listTextFiles()].filter(
    (file) => /^(?!(studio|lab)\/tests\/).*\.tsx?$/.test(file) && existsSync(file),
  )
  return files.map((file) => {
    const text = readFileSync(file, 'utf8')
    return {
      file,
      text,
      lineCount: text.split('\n').length - 1,
      imports: findImports(file, text, VALUE_IMPORT),
      allImports: findImports(file, text, ANY_IMPORT),
    }
  })
}

/** Written from the others, and in no commit. */
const listTextFiles = () =>
  listGeneratedFiles().map((name) => path.posix.join(GENERATED_FOLDER, name))

const VALUE_IMPORT =
  /^(?:import|export)\s(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm
const ANY_IMPORT = /\bfrom\s+['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

function findImports(file: string, text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, staticName, dynamicName]) => {
    const name = staticName ?? dynamicName ?? ''
    if (name.startsWith('@/')) return name.slice(2)
    return name.startsWith('.') ? path.join(path.dirname(file), name) : name
  })
}
