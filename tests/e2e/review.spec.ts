import { isWhole } from '../support/whole'
import { test } from './fixtures'
import { walkReviewJourney } from './review-journey'
import { enter } from './steps'
import { enterAsManager } from './team-steps'

// The site whose forms wait for the team.
test.use({ baseURL: process.env.E2E_REVIEW_URL ?? process.env.E2E_BASE_URL })

test('with SUBSCRIPTION_MODE=review a school is rejected, corrects, is approved, and renews', {
  tag: '@night',
}, async ({ page, person, browser, mailTo }) => {
  test.slow()
  const team = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  ).newPage()
  await enter(page, person)
  await enterAsManager(team, '/team', process.env.E2E_REVIEW_OUTBOX)
  await walkReviewJourney({
    ...{ page, team, person, isComplete: isWhole },
    mailTo: (email, subject) => mailTo(email, subject, process.env.E2E_REVIEW_OUTBOX),
  })
  await team.context().close()
})
