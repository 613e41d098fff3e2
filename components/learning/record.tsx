import { myLearningWords } from '@/words/my-learning'

const CSV = '/api/learning/record'
const PDF = '/api/learning/record/pdf'

/** The record to print or to keep. */
export function Record() {
  const { record } = myLearningWords()
  return (
    <section aria-labelledby="record" className="mt-12">
      <h2 id="record">{record.heading}</h2>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <a href={PDF} className="inline-flex min-h-11 items-center">
          {record.pdf}
        </a>
        <a href={CSV} download className="inline-flex min-h-11 items-center">
          {record.csv}
        </a>
      </p>
    </section>
  )
}
