import { createHash } from 'node:crypto'
import { bearerHeader, newSchoolForm, newTeacher, userApiPath } from '@/tests/support/api-user'
import { type LoadSample, recordSample, type SteadyLoad, sendRequest } from '../support/load'

/**
 * Teachers who each register, log in and subscribe their school, then pause. After an error they
 * retry a little later, as the message says.
 */

const REST_MS = 30_000
const RETRY_MS = 2_000

export type WriterLoad = SteadyLoad & { getSiteRequests: (site: number) => LoadSample[] }

export function startWriters(urls: string[], count: number): WriterLoad {
  const requestsBySite = urls.map((): LoadSample[] => [])
  let isRunning = true
  const runWriter = async (index: number) => {
    const [url = '', requests = []] = [
      urls[index % urls.length],
      requestsBySite[index % urls.length],
    ]
    await pause((REST_MS * index) / count)
    while (isRunning) {
      const startedAt = Date.now()
      await runTeacherCycle(url, requests, () => isRunning)
      if (isRunning) await pause(startedAt + REST_MS - Date.now())
    }
  }
  const writers = Promise.all(Array.from({ length: count }, (_, index) => runWriter(index)))
  const load = {
    get samples() {
      return requestsBySite.flat()
    },
    getSiteRequests: (site: number) => requestsBySite[site] ?? [],
    stop: async () => {
      isRunning = false
      await writers
      return requestsBySite.flat()
    },
  }
  return load
}

async function runTeacherCycle(url: string, requests: LoadSample[], isRunning: () => boolean) {
  const retryUntilAccepted = async (step: () => ReturnType<typeof recordSample>) => {
    for (;;) {
      const { saw: request, fields } = await step()
      requests.push(request)
      if (request.status >= 200 && request.status < 300) return { saw: request, fields }
      if (!isRunning()) return undefined
      await pause(RETRY_MS)
    }
  }
  let teacher = newTeacher()
  const registration = await retryUntilAccepted(() => {
    // A rejected request may have been stored after all, so each retry uses a new email.
    teacher = newTeacher()
    return recordSample('register', teacher.email, () =>
      sendRequest(url + userApiPath('register'), teacher),
    )
  })
  if (!registration) return
  const login = await retryUntilAccepted(() => logIn(url, teacher))
  if (!login) return
  const headers = bearerHeader(String(login.fields.token))
  await retryUntilAccepted(() => {
    const form = newSchoolForm()
    return recordSample('subscribe', form.school_email, () =>
      sendRequest(url + userApiPath('subscribe'), form, headers),
    )
  })
}

async function logIn(url: string, { email, password }: ReturnType<typeof newTeacher>) {
  const result = await recordSample('login', '', () =>
    sendRequest(url + userApiPath('login'), { email, password }),
  )
  const key = createHash('sha256').update(String(result.fields.token)).digest('hex')
  return { ...result, saw: { ...result.saw, key } }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
