import type { IncomingMessage, ServerResponse } from 'node:http'
import { getCurrentRequestId, shortenRequestId } from '@/base/request-id'
import { site } from '@/base/site'
import { getLanguageTag } from '@/i18n/language'
import { plainPageText } from '@/i18n/plain-pages'
import { runInLanguage } from '@/i18n/request-language'
import { hashInlineText } from '@/lib/content-policy'
import { splitLanguage } from '@/lib/language-paths'
import { SECURITY_HEADERS } from '@/lib/security-headers'
import { REQUEST_ID_HEADER } from './contract'

/** Self-contained page for when the site cannot render one. */

const STYLE =
  'body{margin:12vh auto;max-width:32rem;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1d2154;background:#fffdf7}h1{font-size:1.75rem;line-height:1.25}a{display:inline-block;padding:.6rem 0;color:#2c3180}'

const POLICY = `default-src 'none'; style-src ${hashInlineText(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Without the id of a request it can be stored. */
export function renderPlainPage(
  status: 500 | 503,
  requestId?: string,
): { html: string; policy: string } {
  const { home, code, [status]: page } = plainPageText()
  const { title, text } = page
  const codeLine = requestId ? `<p>${code(shortenRequestId(requestId))}</p>` : ''
  const html = `<!doctype html><html lang="${getLanguageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | ${site.name}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${codeLine}<p><a href="/">${home}</a></p></main></body></html>`
  return { html, policy: POLICY }
}

/** In the language of the URL, and for this visitor only: it names the request. */
export function sendPlainPage(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  status: 500 | 503,
): void {
  if (response.headersSent) return void response.destroy()
  const requestId = getCurrentRequestId()
  const { language } = splitLanguage(url.split('?', 1)[0] ?? '/')
  const { html, policy } = runInLanguage(language, () => renderPlainPage(status, requestId))
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    ...(status === 503 && { 'retry-after': '5' }),
  })
  response.end(html)
}
