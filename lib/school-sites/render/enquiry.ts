import 'server-only'
import { getLanguageTag } from '@/i18n/language'
import { schoolSiteEnquiryText } from '@/i18n/school-site-enquiry'
import type { EnquiryField, EnquiryValues } from '../enquiries/form'
import { listAdmissionYears } from '../enquiries/years'
import { MAX_CLASSES } from '../kinds'
import { splitLines } from '../lines'
import type { BlockOf } from '../schema'
import {
  html,
  isFrameLanguage,
  type SafeHtml,
  type SiteView,
  STATIC_BASE,
  toPageHref,
} from './html'
import { type BlockContext, renderHeading, renderRichText } from './text'

/** A form without a script: it posts to its own host, which answers with a page. */

const ENQUIRY_FOLDER = 'enquiry'

/** No page of a school has two steps in its path. */
export const ENQUIRY_PATHS = {
  form: `${ENQUIRY_FOLDER}/form`,
  sent: `${ENQUIRY_FOLDER}/sent`,
} as const

/** The form as it was sent, with what is wrong in it. */
export type EnquiryAnswer = {
  values: EnquiryValues
  errors: Partial<Record<EnquiryField, string>>
  problem: string
}

export type Admission = BlockOf<'admission'>

export const listClasses = ({ classes }: Admission) => splitLines(classes).slice(0, MAX_CLASSES)

export function renderAdmission(block: Admission, context: BlockContext) {
  const { view } = context
  if (listClasses(block).length === 0) return html``
  const form =
    view.base === STATIC_BASE ? renderFormLink(view) : renderEnquiryForm(block, view, null)
  return html`${renderHeading(block.title, context, false)}${renderRichText(block.text, context)}${form}`
}

/** A copy of the website has no server. */
const renderFormLink = (view: SiteView) =>
  html`<p class="file"><a href="${toPageHref(view.canonicalBase, ENQUIRY_PATHS.form)}"${frameLanguage(view)}>${schoolSiteEnquiryText().title}</a></p>`

export function renderEnquiryForm(
  block: Admission,
  view: SiteView,
  answer: EnquiryAnswer | null,
): SafeHtml {
  const text = schoolSiteEnquiryText()
  const field = createFieldRenderer(block, answer)
  const years = listAdmissionYears(view.day)
  return html`<form class="enquiry" method="post" action="${toPageHref(view.base, ENQUIRY_PATHS.form)}" novalidate${frameLanguage(view)}>${
    answer && html`<p class="problem" role="alert">${answer.problem}</p>`
  }<input type="hidden" name="block" value="${block.id}">${[
    field.input('name', text.name, html` autocomplete="name" maxlength="120" required`),
    html`<p id="${block.id}-ways">${text.ways}</p>`,
    field.input(
      'phone',
      text.phone,
      html` type="tel" inputmode="tel" autocomplete="tel" maxlength="40"`,
    ),
    field.input(
      'email',
      text.email,
      html` type="email" inputmode="email" autocomplete="email" maxlength="254"`,
    ),
    field.select(
      'class',
      text.class,
      [
        { value: '', label: text.choose },
        ...listClasses(block).map((name) => ({ value: name, label: name, isTyped: true })),
      ],
      view,
    ),
    field.select(
      'year',
      text.year,
      years.map((year) => ({ value: year, label: text.yearOf(year) })),
      view,
    ),
    field.area('message', text.message),
  ]}<p>${text.consent}</p><p><button${view.isDraft && html` disabled`}>${text.button}</button></p></form>`
}

/** Of our own words, where the site is in a language that we do not write. */
export const frameLanguage = (view: SiteView) =>
  !isFrameLanguage(view) && html` lang="${getLanguageTag().split('-')[0]}" dir="ltr"`

type Option = { value: string; label: string; isTyped?: boolean }

/** One of them is enough. */
const WAYS: readonly EnquiryField[] = ['phone', 'email']

/** The first field with an error gets the focus. */
function createFieldRenderer({ id: blockId }: Admission, answer: EnquiryAnswer | null) {
  const firstError = answer && Object.keys(answer.errors)[0]

  function frame(name: EnquiryField, label: string, control: (attributes: SafeHtml) => SafeHtml) {
    const id = `${blockId}-${name}`
    const error = answer?.errors[name]
    const notes = [error && `${id}-error`, WAYS.includes(name) && `${blockId}-ways`].filter(Boolean)
    const attributes = html` id="${id}" name="${name}"${error && html` aria-invalid="true"`}${
      notes.length > 0 && html` aria-describedby="${notes.join(' ')}"`
    }${name === firstError && html` autofocus`}`
    return html`<p><label for="${id}">${label}</label>${
      error && html`<span class="error" id="${id}-error">${error}</span>`
    }${control(attributes)}</p>`
  }

  return {
    input: (name: EnquiryField, label: string, more: SafeHtml) =>
      frame(
        name,
        label,
        (attributes) =>
          html`<input${attributes}${more} dir="auto" value="${answer?.values[name] ?? ''}">`,
      ),
    area: (name: EnquiryField, label: string) =>
      frame(
        name,
        label,
        (attributes) =>
          // A line break right after the tag is not shown, so that one that was typed is.
          html`<textarea${attributes} rows="4" maxlength="2000" dir="auto">${'\n'}${answer?.values[name] ?? ''}</textarea>`,
      ),
    select: (name: EnquiryField, label: string, options: Option[], view: SiteView) =>
      frame(
        name,
        label,
        (attributes) =>
          html`<select${attributes} required>${options.map(
            ({ value, label: words, isTyped }) =>
              html`<option value="${value}"${value === answer?.values[name] && html` selected`}${
                isTyped && !isFrameLanguage(view) && html` lang="${view.release.settings.language}"`
              }>${words}</option>`,
          )}</select>`,
      ),
  }
}

export const ENQUIRY_STYLES = `
.content .enquiry{max-width:36rem}
.enquiry{display:grid;gap:1rem;margin-block:1.25rem;padding:1.25rem clamp(1rem,4vw,1.75rem);border:1px solid #8a8a8a;border-radius:.5rem;background:#fff}
.enquiry p{margin:0}
.enquiry label{display:block;font-weight:600}
.enquiry input,.enquiry select,.enquiry textarea{font:inherit;color:inherit;background:#fff;width:100%;min-height:2.75rem;padding:.4rem .7rem;border:1px solid #6b6b6b;border-radius:.4rem}
.enquiry :focus-visible{outline:3px solid var(--c);outline-offset:2px}
.enquiry button{font:inherit;font-weight:700;color:#fff;background:var(--c);border:0;border-radius:.5rem;min-height:2.75rem;padding:.6rem 1.4rem;cursor:pointer}
.enquiry [aria-invalid]{border:2px solid #a3140f}
.enquiry .error{display:block;color:#a3140f}
.problem{border-inline-start:.35rem solid #a3140f;background:#fdf1f0;padding:.6rem 1rem}
@media print{.enquiry{display:none}}
`
