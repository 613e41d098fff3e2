import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export function copySourceTree(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-broken-'))
  const fileList = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of fileList.split('\n').filter((name) => name && existsSync(name))) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(file, target)
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Symbolic links suffice for tests that import modules. */
export function linkPackages(folder: string) {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/** The build does not follow links out of its folder, so packages are hard-linked. */
export function copyPackages(folder: string) {
  const args = ['node_modules', path.join(folder, 'node_modules')]
  try {
    execFileSync('cp', ['-al', ...args], { stdio: 'ignore' })
  } catch {
    rmSync(args[1] ?? '', { recursive: true, force: true })
    execFileSync('cp', ['-a', ...args])
  }
}
