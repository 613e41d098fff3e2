import { readFileSync } from 'node:fs'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { textHash } from '@/lib/content-policy'
import { lateScripts, NEXT_PAGE_AHEAD } from './late-scripts'

/**
 * What a whole page of Next's goes through before it is sent many times. It carries its style sheet, so
 * that it is painted as soon as it has come, and fetches its scripts when something needs them. Its policy
 * allows the scripts that Next itself marked, with the nonce of this one making, and no others that
 * stand in it.
 *
 * React looks for the sheets by their addresses, and would fetch what it does not find: so their links
 * stay, disabled, which no browser fetches.
 */

const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]* data-precedence="next"[^>]*\/>/g
const SCRIPT = /<script src="([^"]+)"(?: async="")?(?: nonce="[^"]*")?(?: async="")?><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script"[^>]* href="[^"]+"[^>]*\/>/g
const INLINE = /<script([^>]*)>([\s\S]*?)<\/script>/g

export type FinishedPage = {
  html: string
  /** The files that it fetches, and what its policy must allow of the page itself. */
  files: string[]
  scripts: string[]
  style?: string
}

/** Without a nonce the page comes straight from the build, where nobody but us has written. */
export function finishedPage(made: string, nonce?: string): FinishedPage {
  const [sheets, files] = [filesOf(made, SHEET), filesOf(made, SCRIPT)]
  if (files.length === 0) throw new Error('this is no whole page of Next')
  // The nonce has done its work with the choice: without it, two makings are the same to the byte.
  const plain = (text: string) => (nonce ? text.replaceAll(nonce, '') : text)
  const marked = scriptsIn(made, nonce).map(plain)
  const style = sheets.map(readSheet).join('\n')
  const loading = lateScripts(files)
  const html = plain(made.replaceAll(` nonce="${nonce}"`, ''))
    .replace(SHEET, (tag) => tag.replace('<link ', '<link disabled="" '))
    .replace(SCRIPT, '')
    .replace(SCRIPT_HINT, '')
    .replace('</head>', () => `${style && `<style>${style}</style>`}</head>`)
    .replace('</body>', () => `<script>${loading}</script></body>`)
  const scripts = [...new Set([BOOT_SCRIPT, ...marked, loading, NEXT_PAGE_AHEAD].map(textHash))]
  return { html, files, scripts, ...(style && { style: textHash(style) }) }
}

/** The inline scripts that Next wrote; data for search engines is never run. */
function scriptsIn(html: string, nonce: string | undefined): string[] {
  return [...html.matchAll(INLINE)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/ld\+json"/.test(attributes))
    .filter(([, attributes = '']) => !nonce || attributes.includes(` nonce="${nonce}"`))
    .map(([, , text = '']) => text)
}

/** Where the build keeps what the site serves at this address; a host may add its deployment's name. */
export const builtFile = (address: string) =>
  address.replace('/_next/', '.next/').replace(/\?.*$/, '')

const filesOf = (html: string, tags: RegExp) => [
  ...new Set([...html.matchAll(tags)].map(([, file = '']) => file)),
]

const sheetsRead = new Map<string, string>()

/** As it stands in the page, where an address is no longer relative to the sheet's own folder. */
function readSheet(address: string) {
  const known = sheetsRead.get(address)
  if (known !== undefined) return known
  const css = readFileSync(builtFile(address), 'utf8').replaceAll('url(../', 'url(/_next/static/')
  sheetsRead.set(address, css)
  return css
}
