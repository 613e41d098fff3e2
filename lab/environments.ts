import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exitWithError, printLine } from '@/base/cli'
import { findOrInstallChromium, findOrInstallHeadlessShell } from '@/scripts/browser'
import { runCommand } from '@/scripts/programs'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick, type TestSummary } from '@/scripts/test-summary'
import { cloneSite, copyPackagesAndBuild, giveTo } from './environments/checkout'
import {
  type Conditions,
  describeConditions,
  NIGHT_RUNS,
  QUICK_RUN,
} from './environments/conditions'
import { writeFontSettings } from './environments/fonts'
import { findUser } from './environments/user'
import { countTests } from './test-process'

/**
 * Runs `npm test` in fresh clones under other fonts, time zones, languages, users, homes, paths,
 * browsers and processors (lab/environments/conditions.ts). `--quick`: one run, of the tests tagged
 * `machine`; `2` runs only the second. Other browsers: CHROMIUM_FULL, CHROMIUM_SHELL.
 */

try {
  if (isQuick) await buildIfNeeded()
  const requested = process.argv.slice(2).find((arg) => /^\d$/.test(arg))
  const runs = isQuick
    ? [QUICK_RUN]
    : NIGHT_RUNS.filter((_, index) => !requested || Number(requested) === index + 1)
  const results: { conditions: Conditions; summary: TestSummary; seconds: number }[] = []
  for (const conditions of runs) {
    const startedAt = performance.now()
    printLine('', describeConditions(conditions))
    const summary = await runUnder(conditions)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    results.push({ conditions, summary, seconds })
  }
  printLine('')
  for (const { conditions, summary, seconds } of results)
    printLine(
      describeConditions(conditions),
      `  ${summary.failed === 0 ? 'passed' : 'FAILED'}: ${summary.passed} tests, ${summary.failed} failures, ${summary.skipped} skipped; ${seconds} s`,
    )
  exitWithSummary(results.map(({ summary }) => summary))
} catch (error) {
  exitWithError(error)
}

async function runUnder(conditions: Conditions): Promise<TestSummary> {
  const user = findUser(conditions.user)
  if (typeof user === 'string') {
    printLine(`Skipped: ${user}.`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const { work, folder, remove } = cloneSite(conditions.folder)
  try {
    if (isQuick) copyPackagesAndBuild(folder)
    const env = createEnvironment(conditions, work)
    if (user.prefix.length > 0) giveTo(user.name, { work, folder, home: env.HOME ?? work })
    const prefix = [
      ...(conditions.cores === 'one' ? ['taskset', '--cpu-list', '0'] : []),
      ...user.prefix,
      ...['env', '--ignore-environment', `--chdir=${folder}`],
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    ]
    const installation = ['npm', 'ci', '--no-audit', '--no-fund']
    if (!isQuick && !(await runCommand([...prefix, ...installation])))
      throw new Error('npm ci failed in the clone; its message is above.')
    const test = ['node', 'scripts/run.mjs', 'test', ...(isQuick ? ['--machine'] : [])]
    return await countTests([...prefix, ...test])
  } finally {
    remove()
  }
}

function createEnvironment(conditions: Conditions, work: string): Record<string, string> {
  const { fonts, timeZone, language, home, user, chromium } = conditions
  const usedHome = path.join(os.tmpdir(), `uns-home-${user}`)
  const homeFolder = home === 'used' ? usedHome : path.join(work, 'home')
  mkdirSync(homeFolder, { recursive: true })
  return {
    PATH: process.env.PATH ?? '',
    HOME: homeFolder,
    TZ: timeZone,
    LANG: language,
    FONTCONFIG_FILE: writeFontSettings(fonts, work),
    CHROMIUM_PATH: findBrowser(chromium),
    // How to reach the registry is no property of the tests.
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry']).toString().trim(),
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS ?? '',
    HTTPS_PROXY: process.env.HTTPS_PROXY ?? '',
  }
}

function findBrowser(kind: Conditions['chromium']): string {
  return kind === 'full browser'
    ? process.env.CHROMIUM_FULL || findOrInstallChromium()
    : process.env.CHROMIUM_SHELL || findOrInstallHeadlessShell()
}
