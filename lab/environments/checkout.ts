import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyPackages } from '../mutations/source-copy'

/** A clone of the last commit in a folder that its user may write to. */
export function cloneSite(kind: 'plain' | 'with a space') {
  const work = mkdtempSync(path.join(os.tmpdir(), 'uns-environment-'))
  chmodSync(work, 0o755)
  const folder = path.join(work, kind === 'plain' ? 'site' : 'the site')
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), folder])
  return { work, folder, remove: () => rmSync(work, { recursive: true, force: true }) }
}

/** Instead of an installation and a build, which the quick form has no time for. */
export function copyPackagesAndBuild(folder: string) {
  copyPackages(folder)
  const cache = path.resolve('.next/cache')
  cpSync('.next', path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => path.resolve(source) !== cache,
  })
}

type Folders = { work: string; folder: string; home: string }

/** Packages may be hard links to those of this folder, so their files keep their owner. */
export function giveTo(user: string, { work, folder, home }: Folders) {
  const packages = path.join(folder, 'node_modules')
  const own = ['-exec', 'chown', '--no-dereference', user, '{}', '+']
  execFileSync('find', [work, home, '-path', packages, '-prune', '-o', ...own])
  execFileSync('find', [folder, '-path', `${packages}*`, '-type', 'd', ...own])
}
