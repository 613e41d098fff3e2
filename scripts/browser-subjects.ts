import { readdirSync } from 'node:fs'

/**
 * The long browser tests (`@ci`) of a subject run in `.ci/run` when a file with one of these words
 * in its path has changed, and at night in any case. Those of the other specs always run.
 */
export const SUBJECTS: [specs: RegExp, words: RegExp][] = [
  [/^class-/, /class-test|answer-sheet|sheets?-|classroom|question-bank|kept/],
  [/^kept/, /kept|offline|library|reading|toolkit/],
  [/^(highlights|read-aloud|reader|reading)/, /library|reading|reader|ebooks/],
  [/^(library|toolkit|videos|workshops)/, /library|toolkit|workshops|videos|content\//],
  [/^(billing|more-seats)/, /billing|payment|schools\//],
  [/^school-sites?|^site-enquiry/, /school-sites?|site-templates|rich-text/],
  [/^(school$|school-(board|form|training|disclosure))/, /school|training/],
  [
    /^(school-login|sign-in|login|register|next-path|session$)/,
    /auth|accounts?\/|sign-in|schools\//,
  ],
  [/^(session-page|live-sessions|certificate-name)/, /live-sessions|series|certificates/],
  [/^team-/, /team|audit/],
  [/^policies/, /polic/],
  [/^drafts/, /drafts/],
]

/** A change here can concern every page. */
const SHARED =
  /^(package-lock|next\.config|middleware|server\/|db\/client|app\/(styles|globals|html-document|\[lang\]\/layout)|components\/(ui|forms|site)\/|lib\/client\/[^/]+$|tests\/e2e\/(?!.*\.spec\.)|tests\/support\/(site|api-user|full-run|test-database)|scripts\/browser\.)/

/** What none of the changed files concerns. */
export function listUnchangedSpecs(changedFiles: string[]): string[] {
  if (changedFiles.some((file) => SHARED.test(file))) return []
  return listSpecs().filter((spec) => {
    const words = SUBJECTS.filter(([specs]) => specs.test(spec)).map(([, pattern]) => pattern)
    const isConcerned = (file: string) =>
      file.includes(`/${spec}.spec.`) || words.some((pattern) => pattern.test(file))
    return words.length > 0 && !changedFiles.some(isConcerned)
  })
}

const listSpecs = () =>
  readdirSync('tests/e2e')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replace('.spec.ts', ''))
