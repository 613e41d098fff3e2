import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'

/** A stock Firefox, spoken to by WebDriver BiDi, and what a person does in it. */

export const openFirefox = () =>
  puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX_PATH, headless: true })

/** Whatever the browser objects to: what a script throws, and what a policy forbids. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/** By the words beside it. */
export async function field(page: Page, label: string): Promise<ElementHandle<HTMLInputElement>> {
  const found = await page.waitForFunction(
    (words) =>
      [...document.querySelectorAll('label')].find(
        ({ textContent, control }) => control && textContent?.trim() === words,
      )?.control,
    {},
    label,
  )
  return found as unknown as ElementHandle<HTMLInputElement>
}

export async function fill(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await (await field(page, label)).type(text)
}

export const press = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//button[normalize-space()="${name}" and not(@disabled)])`).click()

/** Once the page has come to say it. */
export const says = (page: Page, words: string) =>
  page.waitForFunction(
    (text) => document.querySelector('main')?.textContent.includes(text),
    {},
    words,
  )
export const isAt = (page: Page, path: string) =>
  page.waitForFunction((at) => location.pathname === at, {}, path)
