import { readFileSync } from 'node:fs'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { hashInlineText } from '@/lib/content-policy'
import { buildDeferredScript, PARTIAL_STYLE_TAG, SPECULATION_RULES } from './deferred-scripts'
import { selectPageStyles } from './page-styles'

/**
 * Allows only scripts with this render's nonce in the CSP. Inlined stylesheets keep disabled links: React
 * looks for them and would fetch them otherwise. Their URL waits beside, because a browser that reads ahead
 * fetches a disabled sheet too.
 */

const STYLESHEET_TAG =
  /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]* data-precedence="next"[^>]*\/>/g
const SCRIPT_TAG =
  /<script src="([^"]+)"(?: async="")?(?: nonce="[^"]*")?(?: async="")?><\/script>/g
const SCRIPT_PRELOAD_TAG = /<link rel="preload" as="script"[^>]* href="[^"]+"[^>]*\/>/g
const INLINE_SCRIPT_TAG = /<script([^>]*)>([\s\S]*?)<\/script>/g

export type PostprocessedPage = {
  html: string
  files: string[]
  scripts: string[]
  style?: string
}

type PostprocessOptions = {
  /** Without one the page is from the build, which holds no user content. */
  nonce?: string
  /** For a page that is completed or mostly drawn later, which may need any style. */
  keepsAllStyles?: boolean
}

export function postprocessHtml(
  renderedHtml: string,
  { nonce, keepsAllStyles }: PostprocessOptions = {},
): PostprocessedPage {
  const [stylesheets, files] = [
    findTagUrls(renderedHtml, STYLESHEET_TAG),
    findTagUrls(renderedHtml, SCRIPT_TAG),
  ]
  if (files.length === 0) throw new Error('The HTML is not a complete Next page')
  // Nonces are removed, so that two renders are byte-identical.
  const removeNonce = (text: string) => (nonce ? text.replaceAll(nonce, '') : text)
  const inlineScripts = findInlineScripts(renderedHtml, nonce).map(removeNonce)
  const completeStyle = stylesheets.map(readStylesheet).join('\n')
  const style = keepsAllStyles ? completeStyle : selectPageStyles(completeStyle, renderedHtml)
  const styleTag = keepsAllStyles ? '<style>' : PARTIAL_STYLE_TAG
  const hasPostingForm = renderedHtml.includes(' data-posts=""')
  const deferredScript = buildDeferredScript(files, { hasPostingForm })
  const html = removeNonce(renderedHtml.replaceAll(` nonce="${nonce}"`, ''))
    .replace(STYLESHEET_TAG, (tag) => tag.replace(' href=', ' disabled="" data-href='))
    .replace(SCRIPT_TAG, '')
    .replace(SCRIPT_PRELOAD_TAG, '')
    .replace('</head>', () => `${style && `${styleTag}${style}</style>`}</head>`)
    .replace('</body>', () => `<script>${deferredScript}</script></body>`)
  const scripts = [
    ...new Set(
      [BOOT_SCRIPT, ...inlineScripts, deferredScript, SPECULATION_RULES].map(hashInlineText),
    ),
  ]
  return { html, files, scripts, ...(style && { style: hashInlineText(style) }) }
}

/** Inline scripts of Next; structured data never runs. */
function findInlineScripts(html: string, nonce: string | undefined): string[] {
  return [...html.matchAll(INLINE_SCRIPT_TAG)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/ld\+json"/.test(attributes))
    .filter(([, attributes = '']) => !nonce || attributes.includes(` nonce="${nonce}"`))
    .map(([, , text = '']) => text)
}

/** The build file behind a URL; hosts can add a deployment query. */
export const getBuiltFilePath = (url: string) =>
  url.replace('/_next/', '.next/').replace(/\?.*$/, '')

const findTagUrls = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, file = '']) => file)),
]

const stylesheetCache = new Map<string, string>()

/** Inlined CSS needs absolute URLs. */
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
