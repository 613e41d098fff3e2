import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { toEmailAddresses, toPhoneNumbers } from '../contact-details'
import type { BlockOf } from '../schema'
import { html, renderLabel, SafeHtml } from './html'
import { PICTURE_SIZES, renderImage } from './pictures'
import { type BlockContext, breakLines, langAttribute, renderHeading, renderRichText } from './text'

const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query='

/** The map opens when it is asked for, in a page of its own: nothing of it loads before. */
export const toMapHref = (place: string) =>
  `${MAP_SEARCH}${encodeURIComponent(place.replace(/\s+/g, ' ').trim())}`

const MAP_DRAWING = new SafeHtml(
  '<svg class="drawing" viewBox="0 0 320 120" aria-hidden="true" focusable="false"><path d="M0 84 108 60 320 92M84 0l24 60-14 60M232 0l-18 74 30 46" fill="none" stroke="currentColor" stroke-width="9" opacity=".2"/><path d="M160 18a26 26 0 0 0-26 26c0 20 26 48 26 48s26-28 26-48a26 26 0 0 0-26-26zm0 37a11 11 0 1 1 0-22 11 11 0 0 1 0 22z" fill="currentColor"/></svg>',
)

export function renderMap(block: BlockOf<'map'>, context: BlockContext) {
  const { view } = context
  const { title, text, code, directions, file: id, alt } = block
  const place = code.trim() || text.trim()
  if (!place) return html``
  const drawing =
    view.release.files[id]?.kind === 'picture'
      ? renderImage(view, id, { alt, sizes: PICTURE_SIZES.text })
      : MAP_DRAWING
  const label = renderLabel(schoolSitePageText().map, view)
  return html`${renderHeading(title, context, false)}<div class="map">${drawing}<div>${
    text.trim() && html`<p${langAttribute(text, view)}>${breakLines(text)}</p>`
  }${code.trim() && html`<p>${code.trim()}</p>`}<p class="file"><a href="${toMapHref(place)}" rel="noopener nofollow ugc" itemprop="hasMap">${label}</a></p>${renderRichText(directions, context)}</div></div>`
}

export function renderContact(block: BlockOf<'contact'>, context: BlockContext) {
  const { view } = context
  const { title, phone, email, text, hours } = block
  const { contact: labels } = schoolSitePageText()
  const rows: [label: string, value: SafeHtml | false][] = [
    [labels.phone, phone.trim() !== '' && renderContactLinks(toPhoneNumbers(phone), 'telephone')],
    [labels.email, email.trim() !== '' && renderContactLinks(toEmailAddresses(email), 'email')],
    [
      labels.address,
      text.trim() !== '' &&
        html`<span itemprop="address"${langAttribute(text, view)}>${breakLines(text)}</span>`,
    ],
    [
      labels.hours,
      hours.trim() !== '' && html`<span${langAttribute(hours, view)}>${breakLines(hours)}</span>`,
    ],
  ]
  const filled = rows.filter(([, value]) => value)
  if (filled.length === 0) return html``
  return html`${renderHeading(title, context, false)}<address><dl class="contact">${filled.map(
    ([label, value]) => html`<div><dt>${renderLabel(label, view)}</dt><dd>${value}</dd></div>`,
  )}</dl></address>`
}

/** Shown as typed where a phone could not call it. */
const renderContactLinks = (
  links: { text: string; href: string | null }[],
  property: 'telephone' | 'email',
) =>
  html`${links.map(({ text, href }, index) => {
    const name = html`<span itemprop="${property}">${text}</span>`
    return html`${index > 0 && ', '}${href ? html`<a href="${href}">${name}</a>` : name}`
  })}`
