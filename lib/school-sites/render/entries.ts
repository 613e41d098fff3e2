import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import type { BlockOf } from '../schema'
import { html, renderLabel, type SafeHtml, type SiteView, toFileHref } from './html'
import { PICTURE_SIZES, renderImage } from './pictures'
import {
  type BlockContext,
  langAttribute,
  renderDays,
  renderHeading,
  renderParagraphs,
} from './text'

/** Blocks that list people, files and notices. */

export function renderPeople({ title, people }: BlockOf<'people'>, context: BlockContext) {
  const { view } = context
  const items = people
    .filter(({ name }) => name.trim())
    .map(({ name, role, subject, file }) => {
      const lines = [role, subject].flatMap((line) => line.trim() || [])
      return html`<li>${renderPortrait(file, name, view)}<div><b${langAttribute(name, view)}>${name.trim()}</b>${lines.map(
        (line) => html`<span${langAttribute(line, view)}>${line}</span>`,
      )}</div></li>`
    })
  if (items.length === 0) return html``
  return html`${renderHeading(title, context, false)}<ul class="people">${items}</ul>`
}

/** The name is beside it, so a screen reader needs neither the photo nor the initials. */
function renderPortrait(file: string, name: string, view: SiteView): SafeHtml {
  if (view.release.files[file]?.kind !== 'picture')
    return html`<span class="portrait" aria-hidden="true">${toInitials(name)}</span>`
  return renderImage(view, file, { alt: '', sizes: PICTURE_SIZES.portrait, className: 'portrait' })
}

const TITLE_PATTERN = /^(?:mr|mrs|ms|miss|dr|prof|smt|shri|sri|tmt|thiru|fr|sr)\.?$/i

/** What a reader sees as one character, which in Indian scripts is often several code points. */
export function toInitials(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => /\p{L}/u.test(word))
  const names = words.filter((word) => !TITLE_PATTERN.test(word))
  const [first, ...others] = names.length > 0 ? names : words
  return [first, others.at(-1)].map((word) => takeCharacter(word ?? '')).join('')
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const takeCharacter = (word: string) => {
  const [first] = characters.segment(word)
  return first?.segment.toUpperCase() ?? ''
}

/** Must exist in the release. */
export function renderPdfLink(id: string, title: string, view: SiteView): SafeHtml {
  const file = view.release.files[id]
  if (!file) return html``
  const label = title.trim() || file.name
  const size = renderLabel(schoolSitePageText().fileSize(file.bytes), view)
  return html`<a href="${toFileHref(view, id)}"${langAttribute(label, view)}>${label}</a> ${size}`
}

export function renderDownloads({ title, downloads }: BlockOf<'downloads'>, context: BlockContext) {
  const { view } = context
  const items = downloads
    .filter(({ file }) => view.release.files[file])
    .map(({ file, title: name }) => html`<li class="file">${renderPdfLink(file, name, view)}</li>`)
  if (items.length === 0) return html``
  return html`${renderHeading(title, context, false)}<ul class="downloads">${items}</ul>`
}

/** Each is shown from its first day to its last; without a current one, the page says so. */
export function renderNotices({ title, notices }: BlockOf<'notices'>, context: BlockContext) {
  const { view } = context
  const shown = notices.filter(
    ({ from, until }) =>
      view.isDraft || ((!from || from <= view.day) && (!until || until >= view.day)),
  )
  if (!notices.some(({ title: name }) => name.trim())) return html``
  const heading = renderHeading(title, context, false)
  if (shown.length === 0)
    return html`${heading}<p>${renderLabel(schoolSitePageText().noNotices, view)}</p>`
  return html`${heading}<div class="notices">${shown.map((notice) => renderListedNotice(notice, context))}</div>`
}

function renderListedNotice(
  { title, text, from, until, file }: BlockOf<'notices'>['notices'][number],
  context: BlockContext,
) {
  const { view } = context
  return html`<article class="notice">${renderHeading(title, context, true)}${
    (from || until) && html`<p class="dates">${renderDays(from, until, view)}</p>`
  }${renderParagraphs(text, view)}${
    view.release.files[file] && html`<p class="file">${renderPdfLink(file, '', view)}</p>`
  }</article>`
}
