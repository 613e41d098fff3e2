import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Large, and no test changes them. */
const LINKED_FOLDERS = ['content', 'node_modules', 'public']
const COPIED_PATHS = ['app', 'base', 'components', 'db', 'i18n', 'lib', 'scripts', 'server']
const COPIED_FILES = [
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'postcss.config.mjs',
]

/** Sources that a test may change. Inside the repository, because Next follows no link out of it. */
export function copySources() {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(path.resolve('.data/sources-'))
  for (const file of listFiles()) cpSync(file, path.join(folder, file))
  for (const name of LINKED_FOLDERS) symlinkSync(path.resolve(name), path.join(folder, name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const listFiles = () =>
  execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', ...COPIED_PATHS, ...COPIED_FILES, 'tsconfig*.json'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean)
