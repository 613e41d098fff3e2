import 'server-only'
import { siteOwner } from '@/base/owner'
import { getForeignTag, getLanguage } from '@/i18n/language'
import { addLanguage, splitLanguage } from '@/lib/language-paths'
import { listLanguages, matchRoute } from '@/lib/match-route'
import { toTranslatedField } from './fact-fields'
import { SOCIAL_NETWORKS, type SocialNetwork, type TextFieldValues } from './kinds'
import type { PublishedTexts } from './published'

export type SocialLink = { network: SocialNetwork; url: string }

/** `lang` is that of a text in another language than the page. */
type FactText = { text: string; lang?: string }

export type SiteFacts = {
  address: string
  phone: string
  /** Null until the team has entered them. */
  hours: FactText | null
  socialLinks: SocialLink[]
}

export type SiteNotice = FactText & { link?: { url: string; label: FactText } }

/** What every page shows around its content. */
export type FrameFacts = { notice: SiteNotice | null; socialLinks: SocialLink[] }

export function getSiteFacts({ values }: PublishedTexts): SiteFacts {
  const { contact = {} } = values
  const { address, phone, ...links } = contact
  return {
    address: address ?? siteOwner.address,
    phone: phone ?? siteOwner.phone,
    hours: findFactText(contact, 'hours'),
    socialLinks: SOCIAL_NETWORKS.flatMap((network) => {
      const url = links[network]
      return url ? [{ network, url }] : []
    }),
  }
}

export const getFrameFacts = (texts: PublishedTexts): FrameFacts => ({
  notice: getNotice(texts),
  socialLinks: getSiteFacts(texts).socialLinks,
})

/** The last day is included. */
function getNotice({ values, today }: PublishedTexts): SiteNotice | null {
  const { notice = {} } = values
  const { link, until } = notice
  const text = findFactText(notice, 'text')
  if (!text || (until && today && until < today)) return null
  const label = findFactText(notice, 'linkText')
  return { ...text, ...(link && label && { link: { url: toTranslatedUrl(link), label } }) }
}

/** A page of this site in the language of the page that links to it. */
function toTranslatedUrl(link: string): string {
  const [path = ''] = link.split(/[?#]/, 1)
  const route = path.startsWith('/') ? matchRoute(path) : undefined
  const [language, linked] = [getLanguage(), splitLanguage(path).language]
  const isTranslatable = linked === 'en' && route && listLanguages(route).includes(language)
  return isTranslatable ? addLanguage(link, language) : link
}

/** In the language of the page, else in English. */
function findFactText(values: TextFieldValues, name: string): FactText | null {
  const translated = values[toTranslatedField(name, getLanguage())]
  if (translated) return { text: translated }
  const [text, lang] = [values[name], getForeignTag('en')]
  return text ? { text, ...(lang && { lang }) } : null
}
