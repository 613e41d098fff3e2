import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A release in a folder of its own, as an update unpacks it; the packages are the project's own. */
export function copyRelease(folder: string) {
  const list = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\n')
  for (const file of files.filter((name) => name && !name.startsWith('tests/') && existsSync(name)))
    cpSync(file, path.join(folder, file))
  // What a build and a running site leave for themselves is no part of a release.
  const left = ['.next/cache', '.next/server/route-cache'].map((name) => path.resolve(name))
  cpSync('.next', path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !left.includes(path.resolve(source)),
  })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/** The next release: its about page says so and loads a file that the former release does not have. */
export function copyNextRelease(folder: string) {
  copyRelease(folder)
  const page = path.join(folder, '.next/server/app/about.html')
  const html = readFileSync(page, 'utf8')
  const script = /\/_next\/static\/chunks\/([^"]+\.js)/.exec(html)?.[1] ?? ''
  const chunks = path.join(folder, '.next/static/chunks')
  const renamed = `next-${path.basename(script)}`
  cpSync(path.join(chunks, script), path.join(chunks, renamed))
  writeFileSync(page, html.replaceAll(script, renamed).replace('</title>', ' (next)</title>'))
  return { onlyHere: `/_next/static/chunks/${renamed}` }
}
