import { execFileSync } from 'node:child_process'
import { exitWithError, printLine } from '@/base/cli'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { copyPackages, copySourceTree } from './mutations/source-copy'
import { RECIPES } from './recipes/list'
import { type Recipe, walkRecipe } from './recipes/steps'

/**
 * Walks the recipes of CONTRIBUTING.md and docs/translating.md, each on a fresh copy, then checks types and
 * structure there. A change in a file that its step does not name is a failure. `--quick`: all but the
 * languages on one copy, checked once; `email` walks only the recipes with this word.
 */

const CHECKS = [
  ['node_modules/typescript/bin/tsc', '--noEmit'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'structure', '--no-color'],
]

try {
  const folder = copySourceTree()
  copyPackages(folder)
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  const words = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
  const recipes = RECIPES.filter(({ heading }) => words.every((word) => heading.includes(word)))
  const rounds = isQuick
    ? [recipes.filter(({ page }) => page === 'CONTRIBUTING.md')]
    : recipes.map((recipe) => [recipe])
  const failures = rounds.map((round) => {
    const problems = walkAll(round, folder)
    git(folder, 'checkout', '--quiet', '.')
    git(folder, 'clean', '--quiet', '-d', '--force')
    printLine(
      `${round.map(({ heading }) => heading).join(', ')}: ${problems.length ? 'failed' : 'passed'}`,
      ...problems,
    )
    return problems.length > 0
  })
  const failed = failures.filter(Boolean).length
  exitWithSummary([{ passed: failures.length - failed, failed, skipped: 0 }])
} catch (error) {
  exitWithError(error)
}

function walkAll(recipes: Recipe[], folder: string): string[] {
  const problems = recipes.flatMap((recipe) => walkRecipe(recipe, folder))
  return [
    ...problems,
    ...CHECKS.flatMap(([program = '', ...args]) => check(folder, program, args)),
    ...recipes.flatMap(({ check: checkOwn }) => checkOwn?.(folder) ?? []),
  ]
}

function check(folder: string, program: string, args: string[]): string[] {
  try {
    execFileSync(process.execPath, [program, ...args], { cwd: folder, stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer }
    return [`${program} failed:`, `${stdout}${stderr}`]
  }
}

function git(folder: string, ...args: string[]) {
  execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
}
