import 'server-only'
import { getLanguageTag } from '@/i18n/language'
import type { SiteView } from '../site-view'
import { html, type SafeHtml } from './html'

/** A word of the frame, which may be in another language than the site. */
export function renderLabel(text: string, { release }: Pick<SiteView, 'release'>): SafeHtml {
  const [language] = getLanguageTag().split('-')
  return language === release.settings.language
    ? html`${text}`
    : html`<span lang="${language}" dir="ltr">${text}</span>`
}
