import { expect, type Page, test } from './fixtures'
import { button, field } from './steps'

type FormRuleCase = readonly [label: string, text: string, sentence: string]

/** The error shows at its field, which gets the focus, and an edit clears it. */
export async function expectRules(
  page: Page,
  rules: readonly FormRuleCase[],
  fillValidForm: () => Promise<void>,
  submitLabel: string,
) {
  await fillValidForm()
  for (const [label, text, sentence] of rules) {
    await test.step(`${label} ${JSON.stringify(text)}: ${sentence}`, async () => {
      const input = field(page, label)
      const validText = await input.inputValue()
      await input.fill(text)
      await button(page, submitLabel).click()
      await expect(input).toHaveAccessibleDescription(sentence)
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      await input.press('End')
      await input.press('x')
      await expect(page.getByText(sentence, { exact: true })).toBeHidden()
      await expect(input).not.toHaveAttribute('aria-invalid')
      await input.fill(validText)
    })
  }
}
