import type { ServerResponse } from 'node:http'
import { site } from '@/base/site'
import { getLanguageTag } from '@/i18n/language'
import { plainPageText } from '@/i18n/plain-pages'
import { hashInlineText } from '@/lib/content-policy'
import { SECURITY_HEADERS } from '@/lib/security-headers'

/** Self-contained page for when the site cannot render one. */

const STYLE =
  'body{margin:12vh auto;max-width:32rem;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1d2154;background:#fffdf7}h1{font-size:1.75rem;line-height:1.25}a{display:inline-block;padding:.6rem 0;color:#2c3180}'

const POLICY = `default-src 'none'; style-src ${hashInlineText(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function renderPlainPage(status: 500 | 503): { html: string; policy: string } {
  const { home, [status]: page } = plainPageText()
  const { title, text } = page
  const html = `<!doctype html><html lang="${getLanguageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | ${site.name}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`
  return { html, policy: POLICY }
}

export function sendPlainPage(response: ServerResponse, status: 500 | 503): void {
  if (response.headersSent) return void response.destroy()
  const { html, policy } = renderPlainPage(status)
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...(status === 503 && { 'retry-after': '5' }),
  })
  response.end(html)
}
