import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, call, loggedInTeacher, school, user } from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

const isSubscribed = async (site: { url: string }, token: string) =>
  (await call(site, user('me'), { headers: bearer(token) })).body.is_subscribed

describe('with SUBSCRIPTION_MODE=instant', () => {
  let site: SharedSite
  beforeAll(async () => {
    site = await sharedSite()
  })

  test('an institution registers without an account; team and school get a mail with its reference', async () => {
    const form = school()
    const answer = await call(site, '/api/auth/register', { body: form })
    expect(answer.status).toBe(201)
    const reference = /UNS-[0-9A-F]{8}/.exec(answer.body.msg)?.[0] ?? 'none'
    const mailed = () =>
      site
        .mails()
        .filter(({ text }) => text.includes(reference))
        .map(({ to }) => to)
    await expect
      .poll(mailed)
      .toEqual(expect.arrayContaining(['team@uns.example', form.school_email]))
  })

  test('a valid submission subscribes the bearer and nobody else, on the very next request and without a new login', async () => {
    const other = await loggedInTeacher(site)
    const { token, id } = await loggedInTeacher(site)
    expect(await isSubscribed(site, token)).toBe(0)
    const body = school({ userId: id })
    const answer = await call(site, user('subscribe'), { body, headers: bearer(token) })
    expect(answer).toMatchObject({
      status: 200,
      body: { is_subscribed: 1, msg: expect.stringContaining('UNS-') },
    })
    expect(await isSubscribed(site, token)).toBe(1)
    expect(await isSubscribed(site, other.token)).toBe(0)
  })

  test('a second submission updates the same record', async () => {
    const { token } = await loggedInTeacher(site)
    const submit = (name: string) =>
      call(site, user('subscribe'), {
        body: school({ institution_name: name }),
        headers: bearer(token),
      })
    const [first, second] = [await submit('Old name'), await submit('New name')]
    const reference = (msg: string) => /UNS-[0-9A-F]{8}/.exec(msg)?.[0]
    expect(reference(second.body.msg)).toBe(reference(first.body.msg))
  })

  test("someone else's userId gets 403 and changes nobody", async () => {
    const [one, other] = [await loggedInTeacher(site), await loggedInTeacher(site)]
    const body = school({ userId: other.id })
    const answer = await call(site, user('subscribe'), { body, headers: bearer(one.token) })
    expect(answer.status).toBe(403)
    expect(await isSubscribed(site, one.token)).toBe(0)
    expect(await isSubscribed(site, other.token)).toBe(0)
  })

  test('without a session it gets 401', async () => {
    expect((await call(site, user('subscribe'), { body: school() })).status).toBe(401)
  })

  test.each([
    ['affiliation_board', '', 'Please select a board'],
    ['affiliation_board', '-- Select Board --', 'Please select a board'],
    ['declaration', false, 'Please tick the declaration'],
    ['principal_email', 'x', 'Enter a valid email address'],
    ['teaching_staff_count', 'many', 'Enter the number of teaching staff, 1 or more'],
    ['teaching_staff_count', 2.5, 'Enter the number of teaching staff, 1 or more'],
    ['teaching_staff_count', 0, 'Enter the number of teaching staff, 1 or more'],
    ['institution_name', '  ', 'Institution name is required'],
  ])('%s = %j gets 422 "%s"', async (name, value, msg) => {
    const answer = await call(site, '/api/auth/register', { body: school({ [name]: value }) })
    expect(answer).toMatchObject({ status: 422, body: { msg, errors: { [name]: msg } } })
  })

  test('a contact message gets 201 and reaches the team', async () => {
    const subject = `Books ${Math.random()}`
    const body = {
      name: 'Meena',
      email: 'm@school.example',
      subject,
      message: 'Which books are free?',
    }
    expect((await call(site, '/api/contact', { body })).status).toBe(201)
    const arrived = () =>
      site.mails().some(({ to, text }) => to === 'team@uns.example' && text.includes(subject))
    await expect.poll(arrived).toBe(true)
  })

  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'x' }, 'Invalid email address.'],
    [{ subject: '' }, 'Subject is required.'],
    [{ message: '' }, 'Message is required.'],
    [{ message: 'too short' }, 'Message must be at least 10 characters.'],
  ])('a contact message with %j gets 422 "%s"', async (wrong, msg) => {
    const body = { name: 'M', email: 'm@s.in', subject: 'S', message: 'Ten letters.', ...wrong }
    expect(await call(site, '/api/contact', { body })).toMatchObject({ status: 422, body: { msg } })
  })
})
