import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The tree as it stands, in a folder where it may be broken. */
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
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Enough for tests that import the product's modules. */
export function linkPackages(folder: string) {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/** The builder does not follow a link out of its folder; hard links cost it nothing. */
export function copyPackages(folder: string) {
  const args = ['node_modules', path.join(folder, 'node_modules')]
  try {
    execFileSync('cp', ['-al', ...args], { stdio: 'ignore' })
  } catch {
    rmSync(args[1] ?? '', { recursive: true, force: true })
    execFileSync('cp', ['-a', ...args])
  }
}
