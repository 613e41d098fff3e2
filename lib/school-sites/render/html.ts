import 'server-only'
import { getLanguageTag } from '@/i18n/language'
import type { SiteRelease } from '../schema'

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
  if (isFrameLanguage({ release })) return html`${text}`
  const [language] = getLanguageTag().split('-')
  return html`<span lang="${language}" dir="ltr">${text}</span>`
}

/** Whether our own words are in the language of the site. */
export const isFrameLanguage = ({ release }: Pick<SiteView, 'release'>) =>
  getLanguageTag().split('-')[0] === release.settings.language

function toMarkup(value: HtmlValue): string {
  if (value instanceof SafeHtml) return value.text
  if (Array.isArray(value)) return value.map(toMarkup).join('')
  return value === null || value === undefined || value === false ? '' : escapeText(`${value}`)
}

const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** All that a page is rendered from, so that rendering needs neither database nor clock. */
export type SiteView = {
  slug: string
  release: SiteRelease
  /** Prefix of the site's own links: `/s/<slug>`, empty on its own host, or `STATIC_BASE`. */
  base: string
  /** Absolute URL of the home page for search engines, without a slash at its end. */
  canonicalBase: string
  /** The site that hosts it. */
  hostOrigin: string
  /** In India; notices appear and end by it. */
  day: string
  isDraft: boolean
  /** The school's in-house sessions to come, where a page shows them. */
  sessions: SiteEvent[]
}

/** A day, or several; the time is empty where none is known. */
export type SiteEvent = {
  title: string
  day: string
  until: string
  time: string
  place: string
  minutes: number
}

/** Links between files of one folder. */
export const STATIC_BASE = '.'

export function toPageHref(base: string, path: string): string {
  if (base === STATIC_BASE) return `${path || 'index'}.html`
  return path === '' ? base || '/' : `${base}/${path}`
}

export function toFileHref({ base, release }: Pick<SiteView, 'base' | 'release'>, id: string) {
  if (base !== STATIC_BASE) return `${base}/files/${id}`
  return `file-${id.slice(0, 16)}.${release.files[id]?.kind === 'pdf' ? 'pdf' : 'webp'}`
}
