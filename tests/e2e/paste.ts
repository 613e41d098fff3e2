import type { Locator } from 'playwright/test'

/** As if it came from another program: the system's clipboard belongs to the browser alone in a test. */
export const pasteText = (target: Locator, text: string) =>
  target.evaluate((element: HTMLElement, content) => {
    element.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
