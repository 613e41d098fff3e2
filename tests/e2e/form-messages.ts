import { expect, type Locator, type Page } from 'playwright/test'
import { WINDOWS } from './visibility'

type FormToPress = { component: string; button: string }

/** The fields, and the edge of the window at which the button is. */
const PRESSES = ['empty, bottom', 'filled in, bottom', 'filled in, top'] as const
type Press = (typeof PRESSES)[number]

/**
 * Presses the button of each form of the page that is open, as it is and filled in, without a network: a user
 * sees the message without scrolling. Before its scripts have come, a form would send a real post.
 */
export async function expectMessagesSeen(page: Page, forms: FormToPress[]) {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.evaluate(openDisclosures)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    for (const { component, button } of forms) {
      const form = findForm(page, button)
      await expect(form).not.toHaveAttribute('data-posts')
      for (const press of PRESSES)
        await expectSeen(form, { button, press }, `${component}, ${press}, at ${window.width} px`)
    }
  }
}

const findForm = (page: Page, button: string) =>
  page
    .locator('main form')
    .filter({ has: findButton(page, button) })
    .first()

const findButton = (scope: Page | Locator, button: string) =>
  scope.getByRole('button', { name: new RegExp(`^${button}`) })

async function expectSeen(
  form: Locator,
  { button, press }: { button: string; press: Press },
  message: string,
) {
  if (press.startsWith('filled')) {
    await form.evaluate(fillFields)
    for (const input of await form.locator('input[type=file][required]').all())
      await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: PDF })
  }
  const pressed = findButton(form, button).first()
  await pressed.evaluate(moveToEdge, press.endsWith('top'))
  await pressed.click()
  await expect.poll(() => form.evaluate(findFault), { message }).toBe('')
}

const PDF = Buffer.from('%PDF-1.7\n')

/** Runs in the browser. */
function moveToEdge(button: HTMLElement | SVGElement, isTop: boolean) {
  const { top, bottom } = button.getBoundingClientRect()
  const bars = document
    .elementsFromPoint(window.innerWidth / 2, window.innerHeight - 2)
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
  const edge = Math.min(
    window.innerHeight,
    ...bars.filter((bar) => !bar.contains(button)).map((bar) => bar.getBoundingClientRect().top),
  )
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  window.scrollBy(0, isTop ? top - (padding || 0) : bottom - edge)
}

/** Runs in the browser. */
function openDisclosures() {
  for (const details of document.querySelectorAll('main details'))
    (details as HTMLDetailsElement).open = true
}

/** Runs in the browser. */
function fillFields(form: HTMLElement | SVGElement) {
  const samples: Record<string, string> = {
    ...{ email: 'someone@school.example', tel: '9876543210', number: '1', time: '10:00' },
    ...{ date: '2027-01-04', password: 'chalk-and-board', url: 'https://school.example' },
  }
  for (const field of form.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  >('input, textarea, select')) {
    if (!field.checkVisibility() || field.type === 'file') continue
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (field.required && !(field as HTMLInputElement).checked) field.click()
      continue
    }
    if (field.value !== '') continue
    const value =
      field instanceof HTMLSelectElement
        ? ([...field.options].find((option) => option.value)?.value ?? '')
        : (samples[field.type] ?? 'Sunrise')
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    setter?.call(field, value)
    for (const event of ['input', 'change'])
      field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/** Runs in the browser: why the message cannot be read, or nothing. */
function findFault(form: HTMLElement | SVGElement): string {
  const hasText = (element: Element) => element.checkVisibility() && element.textContent !== ''
  const focused = document.activeElement
  const field = focused && form.contains(focused) && focused.matches('[aria-invalid], :invalid')
  const describing = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
  const messages = field
    ? [focused, ...describing.map((id) => document.getElementById(id))]
        .filter((element) => element !== null)
        .filter((element) => element === focused || element.matches('.field-error'))
    : [...form.querySelectorAll('[role=alert], .field-error')].filter(hasText)
  const [first] = messages
  if (!first) return 'no message'
  for (const element of messages) {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    const text = `“${(element.textContent || element.tagName).slice(0, 50)}”`
    const { clientWidth } = document.documentElement
    if (top < -1 || left < -1 || bottom > window.innerHeight + 1 || right > clientWidth + 1)
      return `${text} is outside the window: ${Math.round(top)} to ${Math.round(bottom)}`
    const points = [0.02, 0.5, 0.98].map((part) => top + part * (bottom - top))
    for (const y of points) {
      const hit = document.elementFromPoint((left + right) / 2, y)
      if (hit && !element.contains(hit) && !hit.contains(element))
        return `${text} is covered by ${hit.tagName} “${hit.textContent?.slice(0, 30)}”`
    }
  }
  return ''
}
