import { readdirSync } from 'node:fs'
import { allAreas } from './areas'

/** What the folders of app/ answer to, against the list of areas. */

const GROUP = /^\(.*\)$/
const ANSWERS = /^(page\.tsx|route\.ts)$/

/** Files that Next itself turns into addresses. */
const OF_NEXT: Record<string, string> = {
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
  'manifest.ts': '/manifest.webmanifest',
  'favicon.ico': '/favicon.ico',
  'icon.svg': '/icon.svg',
  'apple-icon.png': '/apple-icon.png',
}

/** The addresses in app/ that no row of the list names, as their folders spell them. */
export function unnamedAddresses(): string[] {
  const named = new Set(allAreas.map(({ path }) => path.replaceAll(/:\w+/g, ':')))
  return builtAddresses().filter((address) => !named.has(address.replaceAll(/:\w+/g, ':')))
}

/** Every address that app/ answers to, in the list's own spelling. */
export function builtAddresses(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((entry) => {
    const steps = entry.split(/[\\/]/)
    const file = steps.pop() ?? ''
    if (steps.length === 0 && OF_NEXT[file]) return OF_NEXT[file]
    return ANSWERS.test(file)
      ? `/${steps
          .filter((step) => !GROUP.test(step))
          .map(spelled)
          .join('/')}`
      : []
  })
}

const spelled = (step: string) =>
  step.replace(/^\[{1,2}\.\.\.(\w+)\]{1,2}$/, ':$1*').replace(/^\[(\w+)\]$/, ':$1')
