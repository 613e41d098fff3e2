import { isFullRun } from '../support/full-run'
import { test } from './fixtures'
import { walkReviewJourney } from './review-journey'
import { registerAndLogIn } from './steps'
import { logInAsManager } from './team-steps'

test.use({ baseURL: process.env.E2E_REVIEW_URL ?? process.env.E2E_BASE_URL })

test('with SUBSCRIPTION_MODE=review a school is rejected, corrects its form, is approved and renews', {
  tag: '@night',
}, async ({ page, user, browser, waitForEmail }) => {
  test.slow()
  const teamPage = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  ).newPage()
  await registerAndLogIn(page, user)
  await logInAsManager(teamPage, '/team', process.env.E2E_REVIEW_OUTBOX)
  await walkReviewJourney({
    ...{ page, teamPage, user, isComplete: isFullRun },
    waitForEmail: (email, subject) => waitForEmail(email, subject, process.env.E2E_REVIEW_OUTBOX),
  })
  await teamPage.context().close()
})
