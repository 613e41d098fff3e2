import { readFileSync } from 'node:fs'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { hashInlineText } from '@/lib/content-policy'
import { buildDeferredScript, SPECULATION_RULES } from './deferred-scripts'

/**
 * What a whole page of Next's goes through before it is sent many times. It carries its style sheet, so
 * that it is painted as soon as it has come, and fetches its scripts when something needs them. Its policy
 * allows the scripts that Next itself marked, with the nonce of this one making, and no others that
 * stand in it.
 *
 * React looks for the sheets by their addresses, and would fetch what it does not find: so their links
 * stay, disabled, which no browser fetches.
 */

const STYLESHEET_TAG =
  /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]* data-precedence="next"[^>]*\/>/g
const SCRIPT_TAG =
  /<script src="([^"]+)"(?: async="")?(?: nonce="[^"]*")?(?: async="")?><\/script>/g
const SCRIPT_PRELOAD_TAG = /<link rel="preload" as="script"[^>]* href="[^"]+"[^>]*\/>/g
const INLINE_SCRIPT_TAG = /<script([^>]*)>([\s\S]*?)<\/script>/g

export type PostprocessedPage = {
  html: string
  /** The files that it fetches, and what its policy must allow of the page itself. */
  files: string[]
  scripts: string[]
  style?: string
}

/** Without a nonce the page comes straight from the build, where nobody but us has written. */
export function postprocessHtml(renderedHtml: string, nonce?: string): PostprocessedPage {
  const [stylesheets, files] = [
    findTagUrls(renderedHtml, STYLESHEET_TAG),
    findTagUrls(renderedHtml, SCRIPT_TAG),
  ]
  if (files.length === 0) throw new Error('this is no whole page of Next')
  // The nonce has done its work with the choice: without it, two makings are the same to the byte.
  const removeNonce = (text: string) => (nonce ? text.replaceAll(nonce, '') : text)
  const inlineScripts = findInlineScripts(renderedHtml, nonce).map(removeNonce)
  const style = stylesheets.map(readStylesheet).join('\n')
  const deferredScript = buildDeferredScript(files)
  const html = removeNonce(renderedHtml.replaceAll(` nonce="${nonce}"`, ''))
    .replace(STYLESHEET_TAG, (tag) => tag.replace('<link ', '<link disabled="" '))
    .replace(SCRIPT_TAG, '')
    .replace(SCRIPT_PRELOAD_TAG, '')
    .replace('</head>', () => `${style && `<style>${style}</style>`}</head>`)
    .replace('</body>', () => `<script>${deferredScript}</script></body>`)
  const scripts = [
    ...new Set(
      [BOOT_SCRIPT, ...inlineScripts, deferredScript, SPECULATION_RULES].map(hashInlineText),
    ),
  ]
  return { html, files, scripts, ...(style && { style: hashInlineText(style) }) }
}

/** The inline scripts that Next wrote; data for search engines is never run. */
function findInlineScripts(html: string, nonce: string | undefined): string[] {
  return [...html.matchAll(INLINE_SCRIPT_TAG)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/ld\+json"/.test(attributes))
    .filter(([, attributes = '']) => !nonce || attributes.includes(` nonce="${nonce}"`))
    .map(([, , text = '']) => text)
}

/** Where the build keeps what the site serves at this address; a host may add its deployment's name. */
export const getBuiltFilePath = (url: string) =>
  url.replace('/_next/', '.next/').replace(/\?.*$/, '')

const findTagUrls = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, file = '']) => file)),
]

const stylesheetCache = new Map<string, string>()

/** As it stands in the page, where an address is no longer relative to the sheet's own folder. */
function readStylesheet(url: string) {
  const cachedCss = stylesheetCache.get(url)
  if (cachedCss !== undefined) return cachedCss
  const css = readFileSync(getBuiltFilePath(url), 'utf8').replaceAll(
    'url(../',
    'url(/_next/static/',
  )
  stylesheetCache.set(url, css)
  return css
}
