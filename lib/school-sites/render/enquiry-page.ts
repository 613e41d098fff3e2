import 'server-only'
import { schoolSiteEnquiryText } from '@/i18n/school-site-enquiry'
import type { SiteRelease } from '../schema'
import {
  type Admission,
  ENQUIRY_PATHS,
  type EnquiryAnswer,
  frameLanguage,
  listClasses,
  renderEnquiryForm,
} from './enquiry'
import { html, renderLabel, type SafeHtml, type SiteView, toPageHref } from './html'
import { buildSiteCsp, type RenderedSitePage, renderDocument, runInFrameLanguage } from './page'
import { buildStyles } from './styles'

/** The named block, or the first one of the website. */
export function findAdmission({ pages }: SiteRelease, id: string | null = null): Admission | null {
  const blocks = pages
    .flatMap((page) => page.blocks)
    .filter((block): block is Admission => block.type === 'admission')
    .filter((block) => listClasses(block).length > 0)
  return blocks.find((block) => block.id === id) ?? blocks[0] ?? null
}

/** The form on a page of its own. */
export function renderEnquiryPage(
  view: SiteView,
  admission: Admission,
  answer: EnquiryAnswer | null,
): RenderedSitePage {
  const { title } = schoolSiteEnquiryText()
  return renderOwnPage(view, {
    ...{ path: ENQUIRY_PATHS.form, title, blocks: [admission] },
    body: () =>
      html`<h1>${renderLabel(title, view)}</h1>${renderEnquiryForm(admission, view, answer)}`,
  })
}

/** Null where the website asks nobody. */
export function renderEnquiryPath(view: SiteView, path: string): RenderedSitePage | null {
  const admission = findAdmission(view.release)
  if (!admission) return null
  return runInFrameLanguage(view, () => {
    if (path === ENQUIRY_PATHS.form) return renderEnquiryPage(view, admission, null)
    return path === ENQUIRY_PATHS.sent ? renderSentPage(view) : null
  })
}

function renderSentPage(view: SiteView) {
  const { sent } = schoolSiteEnquiryText()
  return renderOwnPage(view, {
    ...{ path: ENQUIRY_PATHS.sent, title: sent.title, blocks: [] },
    body: () =>
      html`<h1>${renderLabel(sent.title, view)}</h1><div${frameLanguage(view)}><p>${sent.text(view.release.settings.name)}</p><p class="file"><a href="${toPageHref(view.base, '')}">${sent.home}</a></p></div>`,
  })
}

type EnquiryPagePart = { path: string; title: string; blocks: Admission[]; body: () => SafeHtml }

function renderOwnPage(
  view: SiteView,
  { path, title, blocks, body }: EnquiryPagePart,
): RenderedSitePage {
  const styles = buildStyles(view.release.settings, blocks)
  return {
    html: renderDocument(view, { path, title, blocks: [] }, { styles, body }),
    csp: buildSiteCsp(styles, { hasForm: blocks.length > 0 }),
  }
}
