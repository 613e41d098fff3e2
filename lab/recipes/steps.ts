import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a contributor does in one numbered step: each file with the change that its author makes. */
export type RecipeStep = Record<string, (text: string) => string>

export type Recipe = {
  page: string
  heading: string
  /** Words of the page's example, and those of the example here. */
  replaced?: Record<string, string>
  steps: RecipeStep[]
  /** What else is wrong after the last step. */
  check?: (folder: string) => string[]
}

const ROOT_COMMAND = /^(npm run|node scripts\/run\.mjs|npx drizzle-kit generate) ?/

/** Applies a recipe in `folder` and runs its commands. Returns where the page and the steps differ. */
export function walkRecipe(recipe: Recipe, folder: string): string[] {
  const texts = readSteps(recipe, folder)
  if (texts.length < recipe.steps.length) return [`${recipe.page} has only ${texts.length} steps.`]
  return recipe.steps.flatMap((step, index) => walkStep(step, texts[index] ?? '', folder))
}

function readSteps({ page, heading, replaced = {} }: Recipe, folder: string): string[] {
  const text = readFileSync(path.join(folder, page), 'utf8')
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const [body = ''] = section.split('\n## ')
  const steps = [...body.matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) => step)
  return (steps.length > 0 ? steps : [body]).map((step) =>
    Object.entries(replaced).reduce((words, [from, to]) => words.replaceAll(from, to), step),
  )
}

function walkStep(step: RecipeStep, text: string, folder: string): string[] {
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
  const unnamed = Object.keys(step).filter((file) => !isNamed(file, spans))
  for (const [file, change] of Object.entries(step)) changeFile(path.join(folder, file), change)
  const failed = spans.filter((span) => isOwnCommand(span) && !runs(span, folder))
  return [
    ...unnamed.map((file) => `The step does not name ${file}: ${text}`),
    ...failed.map((command) => `${command} failed.`),
  ]
}

/** Commands of the studio write content, and the database of a copy is none. */
const isOwnCommand = (span: string) =>
  ROOT_COMMAND.test(span) && !/studio|db:migrate|lab/.test(span)

/** By its path, or as a file in a folder that the step names, such as the copy of a language. */
const isNamed = (file: string, spans: string[]) =>
  spans.some((span) => span === file || (file.startsWith(`${span}/`) && span.includes('/')))

function changeFile(file: string, change: (text: string) => string) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const after = change(before)
  if (after === before) throw new Error(`The example no longer fits ${file}.`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, after)
}

function runs(command: string, folder: string): boolean {
  try {
    execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' })
    return true
  } catch (error) {
    process.stderr.write(`${command}: ${error instanceof Error ? error.message : error}\n`)
    return false
  }
}
