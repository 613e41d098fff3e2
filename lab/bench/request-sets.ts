import type { ComparisonSide } from './compare'
import { getTeacherEmail, getTeacherToken, PASSWORD, spreadEvenly } from './seed'
import { SMALL_TEACHER_COUNT } from './servers'
import { readCookieFile, writeCookieFile } from './virtual-users'
import { createWrkTarget, runWrk, type WrkRequest } from './wrk'

export const ME_PATH = '/api/auth/user/me'
export const LOGIN_PATH = '/api/auth/user/login'
export const LOGIN_CONNECTIONS = 8
const VISITOR_COUNT = 10_000

export const visitorRequests: WrkRequest[] = [{}]

export const createSide = (
  url: string,
  pids: number[],
  requests: WrkRequest[],
  connections?: number,
): ComparisonSide => {
  const wrkTarget = createWrkTarget(url, requests, connections)
  return { run: (seconds) => runWrk(wrkTarget, seconds), pids }
}

export const readSessionCookies = async () =>
  readCookieFile(await writeCookieFile(SMALL_TEACHER_COUNT))

export const createCookieRequests = async (): Promise<WrkRequest[]> =>
  (await readSessionCookies()).map((cookie) => ({ headers: { cookie } }))

export const createMeRequests = (teachers: number): WrkRequest[] =>
  spreadEvenly(VISITOR_COUNT, teachers).map((n) => ({
    headers: { authorization: `Bearer ${getTeacherToken(n)}` },
  }))

export const createLoginRequests = (teachers: number): WrkRequest[] =>
  spreadEvenly(Math.min(VISITOR_COUNT, teachers), teachers).map((n) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: getTeacherEmail(n), password: PASSWORD }),
  }))
