import { execFileSync } from 'node:child_process'

/** As `--changed-since=COMMIT` says; undefined without it. */
export function listChangedFiles(): string[] | undefined {
  const [, commit] = /--changed-since=(\S+)/.exec(process.argv.join(' ')) ?? []
  if (!commit) return
  const output = execFileSync('git', ['diff', '--name-only', commit, 'HEAD'], { encoding: 'utf8' })
  return output.split('\n').filter(Boolean)
}
