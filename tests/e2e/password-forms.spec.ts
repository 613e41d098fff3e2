import { expect, test } from './fixtures'
import { api, button, field, message, openForm } from './steps'
import { expectOnScreen } from './visibility'

const forms = [
  {
    name: 'Forgot password',
    path: '/forgot-password',
    call: api.forgot,
    label: 'Email',
    text: 'asha@school.example',
    press: 'Send Reset Link',
    fallback: 'Error sending reset link',
    body: { email: 'asha@school.example' },
  },
  {
    name: 'Reset',
    path: '/reset-password/abc-DEF_123',
    call: api.reset,
    label: 'New password',
    text: 'new secret',
    press: 'Reset Password',
    fallback: 'Reset failed',
    body: { password: 'new secret' },
  },
] as const

const FAILURES = [
  [400, 'The server says why.'],
  [0, undefined],
] as const

for (const form of forms) {
  test.describe(form.name, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(api.resetLink, (route) => route.fulfill({ json: { resourceIds: true } }))
      await openForm(page, form.path)
    })

    test(`only the browser requires the fields; a failure shows the server msg, else ${form.fallback}; success its msg`, async ({
      page,
      expectStatus,
    }) => {
      await button(page, form.press).click()
      const isValueMissing = await field(page, form.label).evaluate(
        (input: HTMLInputElement) => input.validity.valueMissing,
      )
      expect(isValueMissing).toBe(true)
      await expect(field(page, form.label)).toBeFocused()
      await field(page, form.label).fill(form.text)
      for (const [status, serverMessage] of FAILURES)
        await test.step(`${status}`, async () => {
          expectStatus(status)
          await page.route(form.call, (route) =>
            status ? route.fulfill({ status, json: { msg: serverMessage } }) : route.abort(),
          )
          await button(page, form.press).click()
          await expect(message(page)).toHaveText(serverMessage ?? form.fallback)
          await expectOnScreen(page, message(page), () => button(page, form.press).click())
          await expect(field(page, form.label)).toHaveValue(form.text)
        })
      let sentRequest: { url: string; body: unknown } | undefined
      await page.route(form.call, (route) => {
        sentRequest = { url: route.request().url(), body: route.request().postDataJSON() }
        return route.fulfill({ json: { msg: 'The server is glad.' } })
      })
      await button(page, form.press).click()
      await expect(message(page)).toContainText('The server is glad.')
      await expect(message(page)).toHaveClass(/success/)
      expect(sentRequest?.body).toEqual(form.body)
      if (form.name !== 'Reset') return
      expect(sentRequest?.url).toMatch(/reset-password\/abc-DEF_123$/)
      await expect(message(page)).toBeFocused()
      await message(page).getByRole('link', { name: 'Login' }).click()
      await page.waitForURL(({ pathname }) => pathname === '/login')
    })
  })
}

test('a used or expired link is reported before a password is typed and links to a new one', {
  tag: '@ci',
}, async ({ page }) => {
  await openForm(page, `/reset-password/${'a'.repeat(43)}`)
  await expect(message(page)).toHaveText('This reset link is invalid or has expired.')
  await expect(field(page, 'New password')).toHaveValue('')
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await page.waitForURL('**/forgot-password')
})
