import { execFileSync } from 'node:child_process'

/** Of the option `--changed-since=COMMIT`. */
export const readBaseCommit = (): string | undefined =>
  /--changed-since=(\S+)/.exec(process.argv.join(' '))?.[1]

/** Since that commit; undefined without the option. */
export function listChangedFiles(): string[] | undefined {
  const commit = readBaseCommit()
  if (!commit) return
  const output = execFileSync('git', ['diff', '--name-only', commit, 'HEAD'], { encoding: 'utf8' })
  return output.split('\n').filter(Boolean)
}
