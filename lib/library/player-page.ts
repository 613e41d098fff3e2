import 'server-only'
import { textHash } from '@/lib/content-policy'
import { languageTag } from '@/words/language'

const STYLE = 'html,body,iframe{width:100%;height:100%;margin:0;border:0;background:#191c4a}'

/**
 * A page that holds nothing but a video host's player. The members' page frames this page, so that
 * no other page of the site has to allow another host in its policy.
 */
export function playerPage(title: string, embed: string): Response {
  const [safeTitle, safeEmbed] = [escaped(title), escaped(embed)]
  const html = `<!doctype html><html lang="${languageTag()}"><meta charset="utf-8"><title>${safeTitle}</title><style>${STYLE}</style><iframe src="${safeEmbed}" title="${safeTitle}" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${textHash(STYLE)}; frame-src ${new URL(embed).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
  })
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
