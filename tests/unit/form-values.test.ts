import { describe, expect, test } from 'vitest'
import { registration } from '@/lib/accounts/schema'
import { contactMessageForm } from '@/lib/contact/schema'
import { schoolForm } from '@/lib/schools/schema'
import { newSchoolForm, newTeacher } from '../support/api-user'

const parsePhone = (input: string) =>
  registration.shape.phone_number.safeParse(input).data ?? 'refused'
const listIssues = (form: object) => {
  const { error } = schoolForm.safeParse(form)
  return error ? error.issues.map(({ path, message }) => `${path}: ${message}`) : []
}

describe('a phone number in any common format', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '0091 9876543210',
    '91 9876543210',
    '09876543210',
    '+91 (0) 98765 43210',
    '98765–43210',
    '(98765) 43210',
    ' 987 654 3210 ',
  ])('accepts %s', (input) => expect(parsePhone(input)).toBe('9876543210'))

  test.each([
    '98765',
    '98765432101',
    '+1 9876543210',
    '++919876543210',
    '98765x43210',
    '9198765432100',
  ])('rejects %s', (input) => expect(parsePhone(input)).toBe('refused'))

  test('ten digits that begin like a prefix lose nothing', () => {
    expect(parsePhone('9187654321')).toBe('9187654321')
  })
})

describe('an email address has a domain', () => {
  test.each(['asha@school', 'asha@localhost', 'asha@', 'asha@.in', 'asha@school.', 'asha@-a.in'])(
    'rejects %s in every form',
    (email) => {
      expect(registration.safeParse({ ...newTeacher(), email }).success).toBe(false)
      const contactInput = { name: 'A', email, subject: 'B', message: 'long enough' }
      expect(contactMessageForm.safeParse(contactInput).success).toBe(false)
      expect(listIssues(newSchoolForm({ school_email: email }))).toEqual([
        'school_email: emailInvalid',
      ])
    },
  )

  test.each(['asha@school.in', 'a.b+c@x-y.co.in'])('accepts %s', (email) => {
    expect(listIssues(newSchoolForm({ school_email: email, principal_email: email }))).toEqual([])
  })
})

describe('the school form', () => {
  test.each(['98765 43210', '+91 44 2345 6789', '044-2345 6789 / 98765 43210', '(0423) 222222'])(
    'accepts the phone number %s unchanged',
    (number) => {
      const numbers = { principal_contact: number, school_mobile: number, school_landline: number }
      expect(schoolForm.parse(newSchoolForm(numbers))).toMatchObject(numbers)
    },
  )

  test.each(['none', '12345', '-- ----', 'ask Meena'])('rejects the phone number %s', (number) => {
    const numbers = { principal_contact: number, school_mobile: number, school_landline: number }
    expect(listIssues(newSchoolForm(numbers))).toEqual([
      'principal_contact: phoneNumberInvalid',
      'school_mobile: phoneNumberInvalid',
      'school_landline: phoneNumberInvalid',
    ])
  })

  test.each([0, '0', -1, '-5', 1.5])('rejects %s teachers', (teaching_staff_count) => {
    expect(listIssues(newSchoolForm({ teaching_staff_count }))).toEqual([
      'teaching_staff_count: staffCountInvalid',
    ])
  })
})
