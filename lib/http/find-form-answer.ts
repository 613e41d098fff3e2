import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { readSessionId } from '@/lib/auth/cookies'
import { matchRoute } from '@/lib/match-route'
import { ANSWER_PARAM } from '@/lib/route-policies/route-policy'
import { readFormAnswer } from './form-answer'
import { REQUESTED_PATH_HEADER } from './requested-path'
import type { FormAnswer } from './schema'

type AnsweredPage = { page: string; answer?: FormAnswer }

/** The page that was requested, and its answer unless that expired. Null if it has no form. */
export const findAnsweredPage = cache(async (): Promise<AnsweredPage | null> => {
  const url = new URL((await headers()).get(REQUESTED_PATH_HEADER) ?? '/', 'http://localhost')
  const policy = matchRoute(url.pathname)
  if (!policy?.postsTo) return null
  const cookieHeader = (await cookies()).toString()
  const answer = readFormAnswer(
    url.pathname,
    url.searchParams.get(ANSWER_PARAM) ?? '',
    cookieHeader,
  )
  if (!answer) return { page: policy.path }
  const isOutdated = answer.status === UNAUTHENTICATED && (await readSessionId(cookieHeader))
  return { page: policy.path, answer: isOutdated ? keepTypedText(answer) : answer }
})

const UNAUTHENTICATED = 401

/** The user has logged in since: keeps the typed text without the old message. */
const keepTypedText = (answer: FormAnswer): FormAnswer => ({ ...answer, status: 422, body: {} })
