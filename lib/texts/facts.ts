import 'server-only'
import { siteOwner } from '@/base/owner'
import { SOCIAL_NETWORKS, type SocialNetwork } from './kinds'
import type { PublishedTexts } from './published'

export type SocialLink = { network: SocialNetwork; url: string }

export type SiteFacts = {
  address: string
  phone: string
  /** Empty until the team has entered them. */
  hours: string
  socialLinks: SocialLink[]
}

export type SiteNotice = { text: string; link?: { url: string; label: string } }

/** What every page shows around its content. */
export type FrameFacts = { notice: SiteNotice | null; socialLinks: SocialLink[] }

export function getSiteFacts({ values }: PublishedTexts): SiteFacts {
  const { address, phone, hours, ...links } = values.contact ?? {}
  return {
    address: address ?? siteOwner.address,
    phone: phone ?? siteOwner.phone,
    hours: hours ?? '',
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
  const { text, link, linkText, until } = values.notice ?? {}
  if (!text || (until && today && until < today)) return null
  return { text, ...(link && linkText && { link: { url: link, label: linkText } }) }
}
