import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'

/** The project with uncommitted changes, as a repository to clone. */
export function createSourceRepository(folder: string): string {
  const gitArgs = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', gitArgs, { encoding: 'utf8' }).split('\n')
  for (const file of files.filter((name) => name && existsSync(name)))
    cpSync(file, path.join(folder, file))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@school.example', 'commit', '-qm', 'As it is')
  return folder
}
