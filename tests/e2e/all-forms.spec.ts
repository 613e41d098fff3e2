import { readDemoPassword } from './demo-password'
import { expectMessagesSeen } from './form-messages'
import { FORM_USERS, listForms } from './form-table'
import { logInByApi } from './steps'
import { type TeamPagesSite, test } from './team-site'

// In one worker, so that all tests share one site.
test.describe.configure({ mode: 'default' })

const DEMO_EMAILS = {
  teacher: 'meena@uns.example',
  coordinator: 'subscriber@uns.example',
  manager: 'team@uns.example',
}

function getLogin({ records, dataDir }: TeamPagesSite, user: (typeof FORM_USERS)[number]) {
  if (user === 'visitor') return null
  if (user === 'user') return { email: records.userEmail, password: records.userPassword }
  return { email: DEMO_EMAILS[user], password: readDemoPassword(dataDir) }
}

for (const user of FORM_USERS)
  test(`the message of each form of a ${user} is seen without scrolling`, {
    tag: '@ci',
  }, async ({ page, teamSite, expectStatus }) => {
    test.slow()
    expectStatus(0)
    const login = getLogin(teamSite, user)
    if (login) await logInByApi(page, login)
    const forms = listForms(teamSite.records).filter((form) => form.user === user)
    for (const path of new Set(forms.map((form) => form.path))) {
      await page.goto(path)
      const formsOfPage = forms.filter((form) => form.path === path)
      await expectMessagesSeen(page, formsOfPage)
    }
  })
