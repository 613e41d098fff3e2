import { expect, test } from 'vitest'
import { listForms, UNOPENED_FORMS } from '../e2e/form-table'
import { readSources } from '../support/product-sources'

const shortenName = (file: string) => file.replace(/^components\//, '').replace(/\.tsx$/, '')

/** The frames, and forms without a message: their answer is another page. */
const NO_MESSAGE = [
  'account/connect-login',
  'profile/identity-list',
  'school/sign-in/add-sign-in-domain',
  'school/sign-in/organisation-forms',
  'school/sign-in/post-button',
  'school/sign-in/require-sign-in',
  'forms/form-frame',
  'team/forms/team-form',
  'learning/next-session',
  'lib/school-sites/render/enquiry.ts',
  'live-sessions/attendance/attendance-code-form',
  'live-sessions/registration/registration-action-form',
]

test('each form that posts has a row in the table of forms', () => {
  const forms = readSources()
    .filter(({ text }) => /<((?:Posting)?FormFrame|TeamForm)\b|<form[^>]* method="post"/.test(text))
    .map(({ file }) => shortenName(file))
  const rows = [...listForms().map(({ component }) => component), ...UNOPENED_FORMS, ...NO_MESSAGE]
  expect([...new Set(rows)].sort()).toEqual(forms.sort())
})
