import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { aboutText } from '@/i18n/about'

/** A release in its own folder, as an update unpacks it; it shares the project's packages. */
export function copyRelease(folder: string) {
  const gitArgs = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', gitArgs, { encoding: 'utf8' }).split('\n')
  for (const file of files.filter(
    (name) => name && !/^(tests|studio|lab)\//.test(name) && existsSync(name),
  ))
    cpSync(file, path.join(folder, file))
  // Caches of a build or a running site are not part of a release.
  const excluded = ['.next/cache', '.next/server/route-cache'].map((name) => path.resolve(name))
  cpSync('.next', path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !excluded.includes(path.resolve(source)),
  })
  // A build made by `npm start` is readable by its owner only.
  execFileSync('chmod', ['-R', 'a+rX', folder])
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/** The next release: its about page differs, and it has a file that the former release lacks. */
export function copyNextRelease(folder: string) {
  copyRelease(folder)
  const buildFolder = path.join(folder, '.next')
  const html = readFileSync(path.join(buildFolder, 'server/app/en/about.html'), 'utf8')
  const script = [...html.matchAll(/chunks\/([\w.-]+\.js)/g)].at(-1)?.[1] ?? ''
  const renamedScript = `next-${script}`
  const chunks = path.join(buildFolder, 'static/chunks')
  cpSync(path.join(chunks, script), path.join(chunks, renamedScript))
  const { title } = aboutText()
  const textFiles = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(server\/.*|[\w-]+)\.(js|json|html)$/.test(name))
    .map((name) => path.join(buildFolder, name))
    // The folder of a route may have the name of a file.
    .filter((file) => statSync(file).isFile())
  for (const file of textFiles) {
    const text = readFileSync(file, 'utf8')
    const updatedText = text.replaceAll(script, renamedScript).replaceAll(title, `${title} (next)`)
    if (updatedText !== text) writeFileSync(file, updatedText)
  }
  return { onlyHere: `/_next/static/chunks/${renamedScript}` }
}
