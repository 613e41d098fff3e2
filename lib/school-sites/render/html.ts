import 'server-only'
import { getLanguageTag } from '@/i18n/language'
import type { SiteView } from './hrefs'

/** Attribute values must be in double quotes. */
export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml =>
  new SafeHtml(
    parts
      .map((part, index) => part + (index < values.length ? toMarkup(values[index]) : ''))
      .join(''),
  )

/** Only `html` makes one, so text can reach a page in no other way than escaped. */
export class SafeHtml {
  constructor(readonly text: string) {}
}

type HtmlValue = string | number | null | undefined | false | SafeHtml | HtmlValue[]

/** A word of the frame, which may be in another language than the site. */
export function renderLabel(text: string, { release }: Pick<SiteView, 'release'>): SafeHtml {
  const [language] = getLanguageTag().split('-')
  return language === release.settings.language
    ? html`${text}`
    : html`<span lang="${language}" dir="ltr">${text}</span>`
}

function toMarkup(value: HtmlValue): string {
  if (value instanceof SafeHtml) return value.text
  if (Array.isArray(value)) return value.map(toMarkup).join('')
  return value === null || value === undefined || value === false ? '' : escapeText(`${value}`)
}

const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
