import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  logInNewTeacher,
  newSchoolForm,
  userApiPath,
} from '../support/api-user'
import { getSharedSite, type SharedSite } from '../support/shared-site'

const readSubscribed = async (site: { url: string }, token: string) =>
  (await callApi(site, userApiPath('me'), { headers: bearerHeader(token) })).body.is_subscribed

describe('with SUBSCRIPTION_MODE=instant', () => {
  let site: SharedSite
  beforeAll(async () => {
    site = await getSharedSite()
  })

  test('an institution registers without an account, and team and school get an email with its reference', async () => {
    const form = newSchoolForm()
    const response = await callApi(site, '/api/auth/register', { body: form })
    expect(response.status).toBe(201)
    const reference = /UNS-[0-9A-F]{8}/.exec(response.body.msg)?.[0] ?? 'none'
    const listRecipients = () =>
      site
        .mails()
        .filter(({ text }) => text.includes(reference))
        .map(({ to }) => to)
    await expect
      .poll(listRecipients)
      .toEqual(expect.arrayContaining(['team@uns.example', form.school_email]))
  })

  test('a valid submission subscribes only the bearer from the next request on, without a new login', async () => {
    const otherTeacher = await logInNewTeacher(site)
    const { token, id } = await logInNewTeacher(site)
    expect(await readSubscribed(site, token)).toBe(0)
    const body = newSchoolForm({ userId: id })
    const response = await callApi(site, userApiPath('subscribe'), {
      body,
      headers: bearerHeader(token),
    })
    expect(response).toMatchObject({
      status: 200,
      body: { is_subscribed: 1, msg: expect.stringContaining('UNS-') },
    })
    expect(await readSubscribed(site, token)).toBe(1)
    expect(await readSubscribed(site, otherTeacher.token)).toBe(0)
  })

  test('a second submission updates the same record', async () => {
    const { token } = await logInNewTeacher(site)
    const submitForm = (name: string) =>
      callApi(site, userApiPath('subscribe'), {
        body: newSchoolForm({ institution_name: name }),
        headers: bearerHeader(token),
      })
    const [firstResponse, secondResponse] = [
      await submitForm('Old name'),
      await submitForm('New name'),
    ]
    const readReference = (msg: string) => /UNS-[0-9A-F]{8}/.exec(msg)?.[0]
    expect(readReference(secondResponse.body.msg)).toBe(readReference(firstResponse.body.msg))
  })

  test("someone else's userId gets 403 and changes nobody", async () => {
    const [teacher, otherTeacher] = [await logInNewTeacher(site), await logInNewTeacher(site)]
    const body = newSchoolForm({ userId: otherTeacher.id })
    const response = await callApi(site, userApiPath('subscribe'), {
      body,
      headers: bearerHeader(teacher.token),
    })
    expect(response.status).toBe(403)
    expect(await readSubscribed(site, teacher.token)).toBe(0)
    expect(await readSubscribed(site, otherTeacher.token)).toBe(0)
  })

  test('without a session gets 401', async () => {
    expect((await callApi(site, userApiPath('subscribe'), { body: newSchoolForm() })).status).toBe(
      401,
    )
  })

  test.each([
    ['affiliation_board', '', 'Select a board'],
    ['affiliation_board', '-- Select Board --', 'Select a board'],
    ['declaration', false, 'Tick the declaration'],
    ['principal_email', 'x', 'Enter a valid email address'],
    ['teaching_staff_count', 'many', 'Enter the number of teaching staff, from 1 to 9,99,999'],
    ['teaching_staff_count', 2.5, 'Enter the number of teaching staff, from 1 to 9,99,999'],
    ['teaching_staff_count', 0, 'Enter the number of teaching staff, from 1 to 9,99,999'],
    ['institution_name', '  ', 'Institution name is required'],
  ])('%s = %j gets 422 "%s"', async (name, value, msg) => {
    const response = await callApi(site, '/api/auth/register', {
      body: newSchoolForm({ [name]: value }),
    })
    expect(response).toMatchObject({ status: 422, body: { msg, errors: { [name]: msg } } })
  })

  test('a contact message gets 201 and reaches the team', async () => {
    const subject = `Books ${Math.random()}`
    const body = {
      name: 'Meena',
      email: 'm@school.example',
      subject,
      message: 'Which books are free?',
    }
    expect((await callApi(site, '/api/contact', { body })).status).toBe(201)
    const hasArrived = () =>
      site.mails().some(({ to, text }) => to === 'team@uns.example' && text.includes(subject))
    await expect.poll(hasArrived).toBe(true)
  })

  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'x' }, 'Invalid email address.'],
    [{ subject: '' }, 'Subject is required.'],
    [{ message: '' }, 'Message is required.'],
    [{ message: 'too short' }, 'Message must be at least 10 characters.'],
  ])('a contact message with %j gets 422 "%s"', async (invalidFields, msg) => {
    const body = {
      name: 'M',
      email: 'm@s.in',
      subject: 'S',
      message: 'Ten letters.',
      ...invalidFields,
    }
    expect(await callApi(site, '/api/contact', { body })).toMatchObject({
      status: 422,
      body: { msg },
    })
  })
})
