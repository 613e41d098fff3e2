import { expect, type Locator } from 'playwright/test'
import type { Page } from './fixtures'
import { pasteText } from './paste'
import { button, field } from './steps'

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** The system's window of a list or of files is open after the first press; the second chooses. */
const PRESSES_TO_CHOOSE = 2

/** Works as a clerk does, from the start page of the team area, and counts. */
export class CountedClerk {
  presses = 0
  typedFields = 0

  constructor(
    readonly page: Page,
    readonly isPhone: boolean,
  ) {}

  async press(target: Locator) {
    this.presses += 1
    await expect(target).toBeEnabled()
    if (this.isPhone) await target.tap()
    else await target.click()
  }

  pressButton = (name: string) => this.press(button(this.page, name))
  pressLink = (name: string | RegExp) =>
    this.press(this.page.getByRole('main').getByRole('link', { name }).first())

  /** On a phone, the pages are in a drawer. */
  async openTeamPage(name: RegExp) {
    if (this.isPhone) await this.pressButton('Menu')
    const drawer = this.page.getByRole('navigation', { name: 'Team pages' })
    await this.press(drawer.getByRole('link', { name }))
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** The first of its name that is in view: a list below may repeat it. */
  type = (label: string, text: string) =>
    this.fill(field(this.page, label).filter({ visible: true }).first(), text)

  async search(text: string) {
    await this.fill(this.page.getByRole('banner').getByRole('searchbox'), text)
    this.presses += 1
    await this.page.keyboard.press('Enter')
  }

  /** From the clipboard of a spreadsheet: one press. */
  async paste(label: string, text: string) {
    this.presses += 1
    const cell = field(this.page, label)
    await expect(cell).toBeEnabled()
    await pasteText(cell, text)
  }

  private async fill(input: Locator, text: string) {
    this.typedFields += 1
    await expect(input).toBeEnabled()
    await input.fill(text)
  }

  async choose(label: string, option: string) {
    this.presses += PRESSES_TO_CHOOSE
    await this.page
      .getByRole('combobox', { name: label, exact: true })
      .first()
      .selectOption({ label: option })
  }

  async chooseFile(accept: string, file: string | ChosenFile) {
    this.presses += PRESSES_TO_CHOOSE
    await this.page.setInputFiles(`input[type=file][accept="${accept}"]`, file)
  }

  /** Opens a part of the page that is closed. */
  unfold = (summary: string) =>
    this.press(this.page.locator('summary').getByText(summary, { exact: true }).first())

  tick = (row: string) => this.press(this.page.getByRole('checkbox', { name: `Select ${row}` }))

  /** Without scrolling: a result outside the screen is no result. */
  see = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeInViewport()
}
