import { expect, test } from 'vitest'
import { schoolHelp } from '@/i18n/en/school-help'

type SchoolGuidePart = { heading: string; text?: string[]; steps?: string[] }

/** The coordinators' page as Markdown; `npx vitest run --project structure -u` updates it. */
function renderSchoolHelp() {
  const { title, lede, parts } = schoolHelp
  const sections = (parts as SchoolGuidePart[]).map(({ heading, text = [], steps = [] }) => {
    const numberedSteps = steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
    return [`## ${heading}`, numberedSteps, ...text].filter(Boolean).join('\n\n')
  })
  return `${[`# ${title}`, lede, ...sections].join('\n\n')}\n`
}

test('docs/school.md matches the page for coordinators', async () => {
  await expect(renderSchoolHelp()).toMatchFileSnapshot('../../docs/school.md')
})
