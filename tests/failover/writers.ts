import { createHash } from 'node:crypto'
import { ask, type Load, noted, type Seen } from '../support/load'
import { bearer, newTeacher, school, user } from '../support/person'

/**
 * Teachers who each register, log in and subscribe their school, and rest until the next begins. Who
 * is refused comes again a little later, as the sentence asks.
 */

const REST_MS = 30_000
const AGAIN_MS = 2_000

export type Crowd = Load & { seenOn: (site: number) => Seen[] }

export function writersOn(urls: string[], count: number): Crowd {
  const notes = urls.map((): Seen[] => [])
  let working = true
  const live = async (n: number) => {
    const [url = '', seen = []] = [urls[n % urls.length], notes[n % urls.length]]
    await pause((REST_MS * n) / count)
    while (working) {
      const begun = Date.now()
      await oneTeacher(url, seen, () => working)
      if (working) await pause(begun + REST_MS - Date.now())
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, n) => live(n)))
  const crowd = {
    get seen() {
      return notes.flat()
    },
    seenOn: (site: number) => notes[site] ?? [],
    stop: async () => {
      working = false
      await all
      return notes.flat()
    },
  }
  return crowd
}

async function oneTeacher(url: string, seen: Seen[], working: () => boolean) {
  const until = async (step: () => ReturnType<typeof noted>) => {
    for (;;) {
      const { saw, fields } = await step()
      seen.push(saw)
      if (saw.status >= 200 && saw.status < 300) return { saw, fields }
      if (!working()) return undefined
      await pause(AGAIN_MS)
    }
  }
  let teacher = newTeacher()
  const registered = await until(() => {
    // Who was refused may have been stored after all, so the same e-mail is not tried twice.
    teacher = newTeacher()
    return noted('register', teacher.email, () => ask(url + user('register'), teacher))
  })
  if (!registered) return
  const loggedIn = await until(() => logIn(url, teacher))
  if (!loggedIn) return
  const headers = bearer(String(loggedIn.fields.token))
  await until(() => {
    const form = school()
    return noted('subscribe', form.school_email, () => ask(url + user('subscribe'), form, headers))
  })
}

async function logIn(url: string, { email, password }: ReturnType<typeof newTeacher>) {
  const done = await noted('login', '', () => ask(url + user('login'), { email, password }))
  const key = createHash('sha256').update(String(done.fields.token)).digest('hex')
  return { ...done, saw: { ...done.saw, key } }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
