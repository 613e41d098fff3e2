import { bearerHeader, callApi } from './api-user'
import type { Site } from './site'
import { waitFor } from './wait-for'

const TOKEN = /\/([\w-]{43})\b/

/** In the browser that is logged in to the account. */
export async function confirmEmail(
  site: Pick<Site, 'url' | 'mails'>,
  { teacher: { email }, token: loginToken }: { teacher: { email: string }; token: string },
) {
  const token = await waitFor(() => {
    const message = site.mails().find(({ to, text }) => to === email && TOKEN.test(text))
    if (!message) throw new Error(`no email to ${email}`)
    return TOKEN.exec(message.text)?.[1]
  })
  const headers = bearerHeader(loginToken)
  const { status } = await callApi(site, `/api/account/email-links/${token}`, { body: {}, headers })
  if (status !== 200) throw new Error(`not confirmed: ${status}`)
}
