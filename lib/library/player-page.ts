import 'server-only'
import { getLanguageTag } from '@/i18n/language'
import { hashInlineText } from '@/lib/content-policy'

const PAGE_STYLE = 'html,body,iframe{width:100%;height:100%;margin:0;border:0;background:#191c4a}'

/** Members' pages frame this page, so that their own CSP need not allow a video host. */
export function buildPlayerPage(title: string, embedUrl: string): Response {
  const [safeTitle, safeEmbedUrl] = [escapeHtml(title), escapeHtml(embedUrl)]
  const html = `<!doctype html><html lang="${getLanguageTag()}"><meta charset="utf-8"><title>${safeTitle}</title><style>${PAGE_STYLE}</style><iframe src="${safeEmbedUrl}" title="${safeTitle}" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${hashInlineText(PAGE_STYLE)}; frame-src ${new URL(embedUrl).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
  })
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
