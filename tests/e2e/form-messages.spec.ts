import path from 'node:path'
import { readDemoPassword } from './demo-password'
import { type Page, test } from './fixtures'
import { expectMessagesSeen } from './form-messages'
import { type FormUser, listForms } from './form-table'
import { logInByApi, registerAndLogIn } from './steps'

async function expectSeenMessages(page: Page, user: FormUser) {
  const forms = listForms().filter((form) => form.user === user && form.isSample)
  for (const url of new Set(forms.map((form) => form.path))) {
    await page.goto(url)
    const formsOfPage = forms.filter((form) => form.path === url)
    await expectMessagesSeen(page, formsOfPage)
  }
}

test('messages of forms are seen without scrolling', { tag: '@ci' }, async ({
  page,
  user,
  expectStatus,
}) => {
  expectStatus(0)
  await expectSeenMessages(page, 'visitor')
  await page.unrouteAll()
  await registerAndLogIn(page, user)
  await expectSeenMessages(page, 'user')
})

test('messages of the forms of the team are seen without scrolling', { tag: '@ci' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  const password = readDemoPassword(path.dirname(process.env.E2E_OUTBOX ?? ''))
  await logInByApi(page, { email: 'team@uns.example', password })
  await expectSeenMessages(page, 'manager')
})
