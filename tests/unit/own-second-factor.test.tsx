import { expect, test } from 'vitest'
import { OwnSecondFactor } from '@/components/team/second-factor/own-second-factor'
import { teamVerifyText } from '@/i18n/team-verify'
import { renderInRouter } from '../support/render-in-router'

const { factor: text } = teamVerifyText()

test.each([
  ['nothing', { passkeys: 0, authenticator: false }, true, false],
  ['a passkey', { passkeys: 1, authenticator: false }, true, true],
  ['an authenticator app', { passkeys: 0, authenticator: true }, false, true],
  ['both', { passkeys: 2, authenticator: true }, false, true],
])('with %s set up, says so in each section', (_name, factors, offersApp, hasCodes) => {
  const html = renderInRouter(
    <OwnSecondFactor
      {...factors}
      codesLeft={10}
      enrolment={{ isEmailConfirmed: true, needsMailboxLink: false }}
    />,
  )
  const [, appSection = ''] = html.split(`>${text.app}</h2>`)
  expect(appSection.split('</section>')[0]?.includes(text.appNone)).toBe(offersApp)
  expect(html.includes(text.codesLeft(10))).toBe(hasCodes)
  expect(html).toContain(text.passkeyCount(factors.passkeys))
})
