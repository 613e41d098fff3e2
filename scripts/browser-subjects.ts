import { readdirSync } from 'node:fs'
import { followImports } from './imports'

/**
 * The long browser tests (`@ci`) of a subject run in `.ci/run` when a file with one of these words
 * in its path has changed, and at night in any case. Those of the other specs, which visit pages of
 * every subject, always run.
 */
export const SUBJECTS: [specs: RegExp, words: RegExp][] = [
  [/^class-/, /class-test|answer-sheet|sheets?-|classroom|question-bank|kept/],
  [/^kept/, /kept|offline|library|reading|toolkit/],
  [/^(highlights|read-aloud|reader|reading)/, /library|reading|reader|ebooks/],
  [/^(library|toolkit|videos|workshops)/, /library|toolkit|workshops|videos|content\//],
  [/^(billing|more-seats)/, /billing|payment|schools\//],
  [/^school-sites?|^site-enquiry/, /school-sites?|site-templates|rich-text/],
  [/^rich-text/, /rich-text|editor/],
  [
    /^(school$|school-(board|form|training|disclosure)|training|printed-code)/,
    /school(?!-site)|training|attendance/,
  ],
  [
    /^(school-login|sign-in|login|register|next-path|session$|passkeys|password-forms)/,
    /auth|accounts?\/|sign-in|schools\//,
  ],
  [/^settings/, /settings|accounts?\//],
  [/^(session-page|live-sessions|certificate-name)/, /live-sessions|series|certificates/],
  [/^team-/, /team|audit/],
  [/^outbox/, /outbox|mail/],
  [/^policies/, /polic/],
  [/^drafts/, /drafts/],
  [
    /^(all-forms|form-|posted-forms|first-screen|before-hydration)/,
    /components\/forms\/|-form\.tsx$|lib\/client\/[^/]+$/,
  ],
]

/** A change here can concern every page. */
const FRAMEWORK = /^(package-lock\.json|next\.config\.ts|middleware\.ts)$/

/** What none of the changed files concerns. */
export function listUnchangedSpecs(changedFiles: string[]): string[] {
  if (changedFiles.some((file) => FRAMEWORK.test(file))) return []
  const isTest = (file: string) => file.startsWith('tests/')
  return listSpecs().filter((spec) => {
    const words = SUBJECTS.filter(([specs]) => specs.test(spec)).map(([, pattern]) => pattern)
    if (words.length === 0) return false
    const imported = followImports([`tests/e2e/${spec}.spec.ts`])
    const isConcerned = (file: string) =>
      isTest(file) ? imported.has(file) : words.some((pattern) => pattern.test(file))
    return !changedFiles.some(isConcerned)
  })
}

const listSpecs = () =>
  readdirSync('tests/e2e')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replace('.spec.ts', ''))
