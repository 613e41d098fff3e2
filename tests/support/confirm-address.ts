import { vi } from 'vitest'
import { call } from './person'
import type { Site } from './site'

const TOKEN = /\/([\w-]{43})\b/

/** Opens the link in the letter of welcome, as its reader does. */
export async function confirmAddress(site: Pick<Site, 'url' | 'mails'>, email: string) {
  const token = await vi.waitFor(
    () => {
      const letter = site.mails().find(({ to, text }) => to === email && TOKEN.test(text))
      if (!letter) throw new Error(`no letter to ${email}`)
      return TOKEN.exec(letter.text)?.[1]
    },
    { timeout: 20_000, interval: 200 },
  )
  const { status } = await call(site, `/api/account/links/${token}`, { body: {} })
  if (status !== 200) throw new Error(`not confirmed: ${status}`)
}
