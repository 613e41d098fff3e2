import { userApiPath } from '@/tests/support/api-user'
import { type DeployTeacher, logIn } from './deployment'
import { sendRequest } from './https-client'

/** Teachers at work: pages, `me`, profiles and logins without a pause, every response recorded. */

export type LoadRequest = {
  name: string
  startedAt: number
  endedAt: number
  status: number
  error?: string
}

export function startTeacherLoad(port: number, teachers: DeployTeacher[]) {
  const requests: LoadRequest[] = []
  let isRunning = true
  const runRequest = async (name: string, run: () => Promise<{ status: number; text: string }>) => {
    const startedAt = performance.now()
    const recordRequest = (status: number, errorText?: string) =>
      requests.push({
        name,
        startedAt,
        endedAt: performance.now(),
        status,
        error: errorText,
      })
    try {
      const response = await run()
      recordRequest(
        response.status,
        response.status === 200 ? undefined : response.text.slice(0, 120),
      )
    } catch (error) {
      recordRequest(0, String(error))
    }
  }
  const browseRepeatedly = async (teacher: DeployTeacher) => {
    const { token, cookie } = teacher
    while (isRunning) {
      await runRequest('page', () => sendRequest(port, '/about'))
      await runRequest('me', () =>
        sendRequest(port, userApiPath('me'), { headers: { authorization: `Bearer ${token}` } }),
      )
      await runRequest('profile', () => sendRequest(port, '/profile', { headers: { cookie } }))
      await runRequest('part', () => sendRequest(port, '/subscription?_rsc=none'))
    }
  }
  const logInRepeatedly = async (teacher: DeployTeacher) => {
    while (isRunning)
      await runRequest('login', async () => {
        await logIn(port, teacher)
        return { status: 200, text: '' }
      })
  }
  const loops = Promise.all([
    ...teachers.map(browseRepeatedly),
    ...teachers.slice(0, 2).map(logInRepeatedly),
  ])
  return {
    visits: requests,
    stop: async () => {
      isRunning = false
      await loops
      return requests
    },
  }
}

export const filterFailed = (requests: LoadRequest[]) =>
  requests.filter(({ status }) => status !== 200)
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In flight when an instance died: the system takes a moment to close its connections. */
export const wasInFlight = (
  { startedAt, endedAt }: LoadRequest,
  killedAt: number,
  goneAt: number,
) => startedAt <= goneAt && endedAt >= killedAt

export function summarizeRequests(requests: LoadRequest[]) {
  const count = (name: string) => requests.filter((request) => request.name === name).length
  return ['page', 'me', 'profile', 'part', 'login'].map((name) => `${count(name)} ${name}`)
}
