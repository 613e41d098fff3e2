import 'server-only'
import { pauseDeadline } from '@/base/deadline'
import { log } from '@/base/log'
import { schoolSiteEnquiryText } from '@/i18n/school-site-enquiry'
import { readForm, redirectTo } from '@/lib/http/form'
import { toAppError } from '@/lib/http/result'
import { isOwnHost } from '../address'
import { ENQUIRY_PATHS, type EnquiryAnswer, listClasses } from '../render/enquiry'
import { findAdmission, renderEnquiryPage } from '../render/enquiry-page'
import { toPageHref } from '../render/html'
import { runInFrameLanguage } from '../render/page'
import { findPublicSite } from '../serving/find-site'
import { buildMissingSiteResponse, buildPublicView } from '../serving/site-response'
import { readEnquiry, readEnquiryValues } from './form'
import { storeEnquiry } from './send'
import { listAdmissionYears } from './years'

/** Whatever fails, the answer is the form with all that was typed. A success leads to a page of its own. */
export async function answerEnquiry(request: Request, slug: string, ip: string): Promise<Response> {
  const fields = await pauseDeadline(readForm(request))
  const site = await findPublicSite(slug)
  const view =
    site?.state === 'public' &&
    (await buildPublicView(site, isOwnHost(request.headers.get('host'), site)))
  const admission = view && findAdmission(view.release, fields.get('block'))
  if (!view || !admission) return sendMissing()
  const values = readEnquiryValues(fields)
  const choices = { classes: listClasses(admission), years: listAdmissionYears(view.day) }
  return runInFrameLanguage(view, async () => {
    const { incomplete, failed, tooMany } = schoolSiteEnquiryText().problems
    const show = (status: number, problem: string, errors: EnquiryAnswer['errors'] = {}) =>
      sendForm(status, renderEnquiryPage(view, admission, { values, errors, problem }))
    const read = readEnquiry(values, choices)
    if (read.errors) return show(422, incomplete, read.errors)
    try {
      await storeEnquiry(slug, read.enquiry, ip)
    } catch (error) {
      const status = toAppError(error)?.status ?? 500
      if (status >= 500) log().error({ event: 'enquiry.failed', err: error })
      return show(status, status === 429 ? tooMany : failed)
    }
    return redirectTo(toPageHref(view.base, ENQUIRY_PATHS.sent))
  })
}

const sendForm = (status: number, { html, csp }: { html: string; csp: string }) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': csp,
      'cache-control': 'no-store',
    },
  })

function sendMissing() {
  const { status, headers, body } = buildMissingSiteResponse()
  return new Response(body, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
