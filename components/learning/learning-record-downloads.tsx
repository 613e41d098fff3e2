import { myLearningText } from '@/i18n/my-learning'

const CSV_PATH = '/api/learning/record'
const PDF_PATH = '/api/learning/record/pdf'

export function LearningRecordDownloads() {
  const { record: text } = myLearningText()
  return (
    <section aria-labelledby="record" className="panel">
      <h2 id="record">{text.heading}</h2>
      <p className="mt-1 grid">
        <a href={PDF_PATH} className="inline-flex min-h-11 items-center">
          {text.pdf}
        </a>
        <a href={CSV_PATH} download className="inline-flex min-h-11 items-center">
          {text.csv}
        </a>
      </p>
    </section>
  )
}
