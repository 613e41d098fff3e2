import { vi } from 'vitest'
import { callApi } from './api-user'
import type { Site } from './site'

const TOKEN = /\/([\w-]{43})\b/

export async function confirmEmail(site: Pick<Site, 'url' | 'mails'>, email: string) {
  const token = await vi.waitFor(
    () => {
      const message = site.mails().find(({ to, text }) => to === email && TOKEN.test(text))
      if (!message) throw new Error(`no email to ${email}`)
      return TOKEN.exec(message.text)?.[1]
    },
    { timeout: 20_000, interval: 200 },
  )
  const { status } = await callApi(site, `/api/account/links/${token}`, { body: {} })
  if (status !== 200) throw new Error(`not confirmed: ${status}`)
}
