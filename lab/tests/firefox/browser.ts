import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'

/** A stock Firefox, driven by WebDriver BiDi, and the actions of a user. */

export const openFirefox = () =>
  puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX_PATH, headless: true })

export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  return consoleErrors
}

export async function findField(
  page: Page,
  label: string,
): Promise<ElementHandle<HTMLInputElement>> {
  const input = await page.waitForFunction(
    (labelText) =>
      [...document.querySelectorAll('label')].find(
        ({ textContent, control }) => control && textContent?.trim() === labelText,
      )?.control,
    {},
    label,
  )
  return input as unknown as ElementHandle<HTMLInputElement>
}

export async function fillFields(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values))
    await (await findField(page, label)).type(text)
}

export const clickButton = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//button[normalize-space()="${name}" and not(@disabled)])`).click()

export const waitForText = (page: Page, expectedText: string) =>
  page.waitForFunction(
    (text) => document.querySelector('main')?.textContent.includes(text),
    {},
    expectedText,
  )
export const waitForPath = (page: Page, path: string) =>
  page.waitForFunction((pathname) => location.pathname === pathname, {}, path)
