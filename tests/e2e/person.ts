import type { Locator } from 'playwright/test'
import type { Page } from './fixtures'
import { button, field } from './steps'

/** Someone reads a page, finds the next place and types with two fingers. */
const SECONDS = { look: 20, press: 5, character: 0.7 }

/** Counts what a person would do. */
export function watchPerson(page: Page) {
  let [presses, characters, looks] = [0, 0, 1]
  return {
    press: async (name: string) => {
      presses += 1
      await button(page, name).click()
    },
    choose: async (label: RegExp) => {
      presses += 1
      await page.getByLabel(label).first().check()
    },
    check: async (box: Locator) => {
      presses += 1
      await box.check()
    },
    follow: async (link: Locator) => {
      presses += 1
      looks += 1
      await link.click()
    },
    type: async (label: string, text: string) => {
      presses += 1
      characters += text.length
      await field(page, label).fill(text)
    },
    count: () => (presses += 1),
    look: () => (looks += 1),
    read: () => ({
      presses,
      minutes:
        (presses * SECONDS.press + characters * SECONDS.character + looks * SECONDS.look) / 60,
    }),
  }
}
