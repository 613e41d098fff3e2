import { readFileSync } from 'node:fs'
import { textHash } from '@/lib/content-policy'

/**
 * What a whole page of Next's goes through before it is sent many times. It carries its style sheet, so
 * that it is painted as soon as it has come, and fetches its scripts once it has been seen.
 */

const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+)" data-precedence="next"\/>/g
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g

export type FinishedPage = { html: string; scripts: string[]; styleSource: string }

export function finishedPage(made: string): FinishedPage {
  const [sheets, scripts] = [filesOf(made, SHEET), filesOf(made, SCRIPT)]
  const style = sheets.map(readSheet).join('\n')
  const html = made
    .replace(SHEET, '')
    .replace(SCRIPT, '')
    .replace(SCRIPT_HINT, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `<script>${loader(sheets, scripts)}</script></body>`)
  return { html, scripts, styleSource: `'self' ${textHash(style)}` }
}

/** Where the build keeps what the site serves at this address. */
export const builtFile = (address: string) => address.replace('/_next/', '.next/')

const filesOf = (html: string, tags: RegExp) => [
  ...new Set([...html.matchAll(tags)].map(([, file = '']) => file)),
]

const sheetsRead = new Map<string, string>()

/** As it stands in the page, where an address is no longer relative to the sheet's own folder. */
function readSheet(address: string) {
  const known = sheetsRead.get(address)
  if (known !== undefined) return known
  const css = readFileSync(builtFile(address), 'utf8')
  sheetsRead.set(address, css.replaceAll('url(../', 'url(/_next/static/'))
  return readSheet(address)
}

/**
 * Waits for the first paint; a tab in the background is not painted, and after a second goes on without.
 * The sheet comes along for the pages that follow, and because React looks for it.
 */
const loader = (sheets: string[], scripts: string[]) => `(function (sheets, scripts) {
  function add(name, attributes) {
    var element = document.createElement(name);
    for (var key in attributes) element.setAttribute(key, attributes[key]);
    document.head.appendChild(element);
  }
  function load() {
    sheets.splice(0).forEach(function (file) {
      add('link', { rel: 'stylesheet', href: file, 'data-precedence': 'next' });
    });
    scripts.splice(0).forEach(function (file) { add('script', { src: file, async: '' }) });
  }
  setTimeout(load, 1000);
  try { new PerformanceObserver(load).observe({ type: 'paint', buffered: true }) } catch (old) { load() }
})(${JSON.stringify(sheets)}, ${JSON.stringify(scripts)})`
