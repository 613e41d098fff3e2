import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { printLine } from '@/base/cli'
import { createCleanEnvironment } from '@/scripts/programs'
import { copyPackages } from '../mutations/source-copy'
import { seedTeachers } from './seed'
import { getPostgres, once, SMALL_TEACHER_COUNT } from './servers'
import { startSite } from './site'

const DAY_SECONDS = 86_400

/** `--against REV`; else the newest other tag `v*`; else the last commit at least a day older. */
export const revision: string | null = findRevision()

/** Public pages only: another release may store users differently. */
export const getPreviousSite = once(async () => startSite(await createSiteOptions('uns_previous')))

export const getPreviousSiteWithTeachers = once(async () => {
  const siteOptions = await createSiteOptions('uns_previous_teachers')
  const site = await startSite(siteOptions)
  await seedTeachers(siteOptions.databaseUrl, SMALL_TEACHER_COUNT)
  return { ...site, databaseUrl: siteOptions.databaseUrl }
})

const getReleaseFolder = once(async () => buildPrevious(revision ?? 'HEAD'))

const createSiteOptions = async (name: string) => ({
  name,
  databaseUrl: await (await getPostgres()).create(name),
  cwd: await getReleaseFolder(),
})

function findRevision() {
  const argIndex = process.argv.findIndex((arg) => arg.startsWith('--against'))
  const [, revisionArg = process.argv[argIndex + 1]] = (process.argv[argIndex] ?? '').split('=')
  if (argIndex >= 0) return runGit('rev-parse', '--verify', '--short=12', `${revisionArg}^{commit}`)
  try {
    const head = runGit('rev-parse', 'HEAD')
    const tags = runGit('tag', '--list', 'v*', '--sort=-version:refname')
      .split('\n')
      .filter(Boolean)
    const tag = tags.find((name) => runGit('rev-parse', `${name}^{commit}`) !== head)
    const secondsBefore = Number(runGit('show', '-s', '--format=%ct', head)) - DAY_SECONDS
    const ref = tag ?? runGit('rev-list', '-1', `--before=${secondsBefore}`, head)
    return ref ? runGit('rev-parse', '--short=12', `${ref}^{commit}`) : null
  } catch {
    // Without a Git history there is nothing to compare with.
    return null
  }
}

/** Cached for the next run; the stamp marks a completed build. */
function buildPrevious(commit: string): string {
  const releaseFolder = path.join(os.tmpdir(), `uns-previous-${commit}`)
  const stamp = path.join(releaseFolder, '.next/uns-previous')
  if (existsSync(stamp)) return releaseFolder
  printLine(`Building the previous release (${commit}) in ${releaseFolder} …`)
  rmSync(releaseFolder, { recursive: true, force: true })
  mkdirSync(releaseFolder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-xf', '-', '-C', releaseFolder], { input: archive })
  const readLockFile = (checkout: string) =>
    readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')
  const execOptions = {
    cwd: releaseFolder,
    env: createCleanEnvironment(),
    stdio: 'ignore',
  } as const
  if (readLockFile(releaseFolder) === readLockFile('.')) copyPackages(releaseFolder)
  // The build needs development packages.
  else execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], execOptions)
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], execOptions)
  writeFileSync(stamp, commit)
  return releaseFolder
}

function runGit(...args: string[]) {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
