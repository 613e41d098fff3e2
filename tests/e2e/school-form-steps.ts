import { expect, type Page } from './fixtures'
import { field, openForm } from './steps'

export const DECLARATION = "I declare the above is true and we'll attend the award ceremony."

export const SCHOOL_FORMS = {
  registration: {
    path: '/subscription-register',
    call: '**/api/auth/register',
    button: 'Register Institution',
    failure: 'Submission failed',
  },
  subscription: {
    path: '/subscription-form',
    call: '**/api/auth/user/subscribe',
    button: 'Submit Subscription',
    failure: 'Subscription failed',
  },
} as const

export const TEXT_FIELDS = {
  'Institution name': 'Hilltop Public School',
  'School address': '4 Lake Road\nOoty 643001',
  'Correspondent name': 'R. Meena',
  'Principal name': 'S. Kumar',
  'Principal contact': '98765 43210',
  'Principal email': 'principal@hilltop.example',
  Branches: 'Coonoor',
  'School email': 'office@hilltop.example',
  'School website': 'www.hilltop.example',
  'School mobile': '91234 56789',
  'School landline': '0423 222222',
  'Student strength': '620',
  'Teaching staff count': '34',
  '2 Representatives': 'R. Meena, S. Kumar',
}

export async function fillSchoolForm(page: Page, texts: Partial<typeof TEXT_FIELDS> = {}) {
  for (const [label, text] of Object.entries({ ...TEXT_FIELDS, ...texts })) {
    await field(page, label).fill(text)
  }
  await field(page, 'Affiliation board').selectOption('Cambridge (IGCSE)')
  await field(page, DECLARATION).check()
}

export async function expectSchoolForm(page: Page) {
  for (const [label, text] of Object.entries(TEXT_FIELDS)) {
    await expect(field(page, label)).toHaveValue(text)
  }
  await expect(field(page, 'Affiliation board')).toHaveValue('Cambridge (IGCSE)')
}

/** The button is enabled once the draft is restored. */
export async function openSchoolForm(page: Page, kind: keyof typeof SCHOOL_FORMS) {
  await openForm(page, SCHOOL_FORMS[kind].path)
}
