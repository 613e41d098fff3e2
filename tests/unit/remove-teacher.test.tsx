import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RemoveTeacher } from '@/components/school/teachers/remove-teacher'
import { mySchoolText } from '@/i18n/my-school'

const { person: text } = mySchoolText()
const renderFor = (hasStaffLink: boolean) =>
  renderToStaticMarkup(
    <RemoveTeacher membershipId="1" name="Asha Rao" hasStaffLink={hasStaffLink} />,
  )

test('with an active staff room link, says that the teacher can rejoin and offers a new link', () => {
  const html = renderFor(true)
  expect(html).toContain(text.canRejoin('Asha Rao'))
  expect(html).toMatch(/<input type="checkbox"[^>]*checked=""/)
  expect(html).toContain(text.replaceLink)
})

test('without a staff room link, asks nothing about it', () => {
  const html = renderFor(false)
  expect(html).not.toContain('checkbox')
  expect(html).not.toContain(text.canRejoin('Asha Rao'))
})
