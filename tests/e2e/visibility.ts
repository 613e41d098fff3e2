import type { Locator } from 'playwright/test'
import { expect, type Page } from './fixtures'

export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

/**
 * A user who presses the button sees the whole message without scrolling, on a phone and on a desktop. `press`
 * repeats what leads to the message.
 */
export async function expectOnScreen(
  page: Page,
  message: Locator,
  press: () => Promise<unknown>,
): Promise<void> {
  const ownWindow = page.viewportSize()
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await press()
    await expect(message, `at ${window.width} px`).toBeInViewport({ ratio: 1 })
  }
  if (ownWindow) await page.setViewportSize(ownWindow)
}
