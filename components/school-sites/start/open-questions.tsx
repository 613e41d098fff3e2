import { schoolSiteStartText } from '@/i18n/school-site-start'
import type { AskedQuestion } from '@/lib/school-sites/pages/answer'
import { SiteQuestions } from './site-questions'

/** While the text of the starting point still asks something. */
export function OpenQuestions({ questions }: { questions: AskedQuestion[] }) {
  const { questions: text } = schoolSiteStartText()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="site-questions" className="panel grid gap-4">
      <h3 id="site-questions">{text.heading}</h3>
      <p>{text.text}</p>
      <SiteQuestions questions={questions} />
    </section>
  )
}
