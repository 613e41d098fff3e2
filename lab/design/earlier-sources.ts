import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** The last commit before a day, as `.ci/run` and `.ci/nightly` take it. */
export const findEarlierCommit = (): string =>
  git('rev-list', '-1', '--before=24 hours ago', 'HEAD') ||
  git('rev-list', '--max-parents=0', 'HEAD').split('\n').slice(-1)[0] ||
  'HEAD'

/** Inside the repository, because Next follows no link out of it. */
export function copyCommit(commit: string) {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(path.resolve('.data/earlier-'))
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
