import 'server-only'
import { normalizeDomain } from '@/base/domain-name'
import { AppError } from '@/base/errors'
import type { Viewer } from '@/lib/auth/sessions'
import { redirectTo } from '@/lib/http/form'
import { routes, toSafeNextPath } from '@/lib/routes'
import { acceptSeat, declineSeat } from '@/lib/schools/sign-in/answer'
import { addSignInDomain, confirmSignInDomain, removeSignIn } from '@/lib/schools/sign-in/domain'
import { confirmOrganisation } from '@/lib/schools/sign-in/organisation'
import { setSignInRequired } from '@/lib/schools/sign-in/require'
import type { Params } from './guard-handler'
import { readPassword } from './plain-form'

/** Forms without scripts, answered by redirects to their page. */

type SchoolFormPost = { viewer: Viewer; formFields: URLSearchParams; params: Params }

/** Results that are no errors. */
export const SIGN_IN_RESULTS = ['added', 'confirmed', 'removed', 'required', 'optional'] as const

const toResult = (code: string) => `${routes.schoolSignIn}?result=${code}`

export const signInFormRedirects = () => ({
  resultUrl: toResult,
  loginReturnPath: routes.schoolSignIn,
})

const answer = (result: (typeof SIGN_IN_RESULTS)[number]) => redirectTo(toResult(result))

export async function addDomainByForm({ viewer, formFields }: SchoolFormPost) {
  const domain = normalizeDomain(formFields.get('domain') ?? '')
  if (!domain) throw new AppError('badRequest', 'schoolDomainInvalid')
  await addSignInDomain(viewer, domain)
  return answer('added')
}

export async function checkDomainByForm({ viewer, params }: SchoolFormPost) {
  await confirmSignInDomain(viewer, String(params.id))
  return answer('confirmed')
}

export async function confirmOrganisationByForm({ viewer, formFields }: SchoolFormPost) {
  const identity = formFields.get('identity') ?? ''
  await confirmOrganisation(viewer, { identity, password: readPassword(formFields) })
  return answer('confirmed')
}

export async function removeSignInByForm({ viewer, params }: SchoolFormPost) {
  await removeSignIn(viewer, String(params.id))
  return answer('removed')
}

export async function requireSignInByForm({ viewer, formFields }: SchoolFormPost) {
  const isRequired = formFields.get('required') === 'yes'
  await setSignInRequired(viewer, { isRequired, password: readPassword(formFields) })
  return answer(isRequired ? 'required' : 'optional')
}

export const seatFormRedirects = () => ({
  resultUrl: (code: string) => `${routes.schoolSeat}?result=${code}`,
  loginReturnPath: routes.schoolSeat,
})

export async function acceptSeatByForm({ viewer }: SchoolFormPost) {
  return redirectTo(`${routes.schoolSeat}?result=${await acceptSeat(viewer)}`)
}

/** Goes on to the page that the login was for. */
export async function declineSeatByForm({ viewer, formFields }: SchoolFormPost) {
  await declineSeat(viewer)
  return redirectTo(toSafeNextPath(formFields.get('next')))
}
