import { expect, test } from 'vitest'
import { schoolHelp } from '@/words/en/school-help'

type Part = { heading: string; text?: string[]; steps?: string[] }

/** The coordinator's page as Markdown. `npx vitest run --project structure -u` writes it anew. */
function asMarkdown() {
  const { title, lede, parts } = schoolHelp
  const sections = (parts as Part[]).map(({ heading, text = [], steps = [] }) => {
    const numbered = steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
    return [`## ${heading}`, numbered, ...text].filter(Boolean).join('\n\n')
  })
  return `${[`# ${title}`, lede, ...sections].join('\n\n')}\n`
}

test('docs/school.md says what the page for coordinators says', async () => {
  await expect(asMarkdown()).toMatchFileSnapshot('../../docs/school.md')
})
