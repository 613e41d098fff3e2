import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '@/base/say'
import { copyPackages } from '../breakages/copy'
import { cleanEnvironment } from '../programs'
import { FEW, once, postgres } from './places'
import { seedTeachers } from './seed'
import { startSite } from './site'

/** The release before this one, built in a temporary folder and started beside it. */

const DAY_SECONDS = 86_400

/**
 * `--against REV`; else the newest tag `v*` that is not this commit; else, where nothing is tagged, the
 * last commit that is a day older than this one.
 */
export const revision: string | null = findRevision()

/** Its public pages alone: another release may keep its users in other tables. */
export const previous = once(async () => startSite(await options('uns_previous')))

export const previousWithTeachers = once(async () => {
  const place = await options('uns_previous_teachers')
  const site = await startSite(place)
  await seedTeachers(place.databaseUrl, FEW)
  return { ...site, databaseUrl: place.databaseUrl }
})

const folder = once(async () => buildPrevious(revision ?? 'HEAD'))

const options = async (name: string) => ({
  name,
  databaseUrl: await (await postgres()).create(name),
  cwd: await folder(),
})

function findRevision() {
  const at = process.argv.findIndex((word) => word.startsWith('--against'))
  const [, given = process.argv[at + 1]] = (process.argv[at] ?? '').split('=')
  if (at >= 0) return git('rev-parse', '--verify', '--short=12', `${given}^{commit}`)
  try {
    const head = git('rev-parse', 'HEAD')
    const tags = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean)
    const tag = tags.find((name) => git('rev-parse', `${name}^{commit}`) !== head)
    const before = Number(git('show', '-s', '--format=%ct', head)) - DAY_SECONDS
    const named = tag ?? git('rev-list', '-1', `--before=${before}`, head)
    return named ? git('rev-parse', '--short=12', `${named}^{commit}`) : null
  } catch {
    // Without a history, as in an archive of the sources, there is nothing to compare with.
    return null
  }
}

/** Kept for the next run; the stamp says that it was finished. */
function buildPrevious(commit: string): string {
  const place = path.join(os.tmpdir(), `uns-previous-${commit}`)
  const stamp = path.join(place, '.next/uns-previous')
  if (existsSync(stamp)) return place
  say(`Building the previous release (${commit}) in ${place} …`)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-xf', '-', '-C', place], { input: archive })
  const lock = (at: string) => readFileSync(path.join(at, 'package-lock.json'), 'utf8')
  const quietly = { cwd: place, env: cleanEnvironment(), stdio: 'ignore' } as const
  if (lock(place) === lock('.')) copyPackages(place)
  // Its build needs the packages of development, too.
  else execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], quietly)
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], quietly)
  writeFileSync(stamp, commit)
  return place
}

function git(...words: string[]) {
  return execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
